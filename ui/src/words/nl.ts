/** All files of one language, in one file of the page. */
export default import.meta.glob<string>('@locale/nl/*.ftl', { query: '?raw', import: 'default', eager: true });
