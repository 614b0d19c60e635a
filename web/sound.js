// Sounds that the program describes by numbers. The browser makes them; no file of sounds is loaded.
let context = null;
const waves = ['sine', 'triangle'];
const wake = 2000; // milliseconds that a device may take to begin
let hiss; // a second of noise
let quiet; // timer at whose end nothing sounds any more

function noise() {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: hiss });
}

// playNotes plays notes of six numbers each: wave, frequency at the beginning and at the end, start and length in
// milliseconds, level. Before the first press it plays none, as the browser would.
export function playNotes(...numbers) {
  if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  context.resume().catch(() => {}); // also while it is about to be suspended
  let last = 0; // end of the last note
  for (let i = 0; i + 6 <= numbers.length; i += 6) {
    play(...numbers.slice(i, i + 6));
    last = Math.max(last, numbers[i + 3] + numbers[i + 4]);
  }
  clearTimeout(quiet);
  quiet = setTimeout(() => context.suspend().catch(() => {}), last + wake); // else the device goes on playing silence, for hours
}

function play(wave, from, to, start, length, level) {
  const begin = context.currentTime + start / 1000, end = begin + length / 1000;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(level, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(context.destination);
  let source, pitch;
  if (wave < waves.length) {
    source = new OscillatorNode(context, { type: waves[wave] });
    pitch = source.frequency;
    source.connect(volume);
  } else {
    source = noise();
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
    pitch = band.frequency;
    source.connect(band).connect(volume);
  }
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(begin);
  source.stop(end);
}
