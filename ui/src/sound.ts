/** Two soft tones, only if the player wants them: your turn, and the end. */
import { prefs } from './prefs.svelte';

const TONES = { turn: [523.25, 659.25], end: [392, 523.25, 659.25] } as const;

export function chime(kind: keyof typeof TONES): void {
  if (!prefs.sound) return;
  const audio = new AudioContext();
  TONES[kind].forEach((pitch, number) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + number * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
  setTimeout(() => void audio.close(), 1500);
}
