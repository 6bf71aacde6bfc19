"""The server: tables over HTTP and WebSockets. Only views leave the process."""
