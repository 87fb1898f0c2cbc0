// Small sounds, made here by Web Audio: off until somebody switches them on. Games call them by name.

/** What can be heard; a game names one for an event in its staging, or plays it in a great moment. */
export type Cue = "turn" | "lay" | "draw" | "coin" | "sand" | "find" | "stone" | "fall" | "write" | "dice" | "fanfare" | "no";

/** A tone or a rustle: when it begins, how long it lasts, in seconds; its pitch glides if it has two. */
interface Note {
  at: number;
  length: number;
  pitch: number;
  to?: number;
  wave: OscillatorType | "noise";
  loud: number;
}

function tone(pitch: number, at = 0, length = 0.16, loud = 0.3, wave: OscillatorType = "triangle", to?: number): Note {
  return { at, length, pitch, to, wave, loud };
}

/** Noise, filtered round a pitch. */
function rustle(pitch: number, at = 0, length = 0.2, loud = 0.3, to?: number): Note {
  return { at, length, pitch, to, wave: "noise", loud };
}

const CUES: Record<Cue, Note[]> = {
  turn: [tone(587, 0, 0.25), tone(880, 0.13, 0.35, 0.25)],
  lay: [rustle(900, 0, 0.07, 0.4), tone(180, 0, 0.08, 0.25)],
  draw: [rustle(2400, 0, 0.12, 0.25, 3600)],
  coin: [tone(1760, 0, 0.12, 0.16, "sine"), tone(2349, 0.06, 0.2, 0.14, "sine")],
  sand: [rustle(1300, 0, 0.5, 0.25, 500)],
  find: [tone(523, 0, 0.2), tone(659, 0.09, 0.2), tone(784, 0.18, 0.4)],
  stone: [rustle(220, 0, 0.12, 0.6), tone(98, 0, 0.14, 0.4, "sine")],
  fall: [rustle(180, 0, 0.45, 0.6, 90), rustle(700, 0.08, 0.3, 0.25, 300)],
  write: [rustle(3200, 0, 0.09, 0.18), rustle(2800, 0.12, 0.14, 0.18)],
  dice: [rustle(1500, 0, 0.05, 0.4), rustle(1200, 0.09, 0.05, 0.4), rustle(1700, 0.17, 0.05, 0.35), rustle(1100, 0.3, 0.06, 0.4)],
  fanfare: [tone(392, 0, 0.18), tone(523, 0.14, 0.18), tone(659, 0.28, 0.18), tone(784, 0.42, 0.7, 0.34)],
  no: [tone(160, 0, 0.12, 0.25, "triangle", 120)],
};

const [SWITCH, VOLUME] = ["sound", "volume"];

class Sound {
  on = $state(localStorage.getItem(SWITCH) === "on");
  /** From 0 to 1. */
  volume = $state(Number(localStorage.getItem(VOLUME) ?? 0.5) || 0.5);
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(SWITCH, on ? "on" : "off");
    this.play("turn");
  }

  tune(volume: number): void {
    this.volume = volume;
    localStorage.setItem(VOLUME, String(volume));
  }

  /** Play a cue after this many milliseconds. */
  play(cue: Cue, later = 0): void {
    if (!this.on || document.visibilityState === "hidden") return;
    this.context ??= new AudioContext();
    void this.context.resume();
    for (const note of CUES[cue]) this.sound(this.context, note, this.context.currentTime + later / 1000 + note.at);
  }

  private sound(context: AudioContext, { pitch, to, length, wave, loud }: Note, at: number): void {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * this.volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    const end = to ?? pitch;
    const source = wave === "noise" ? this.noise(context, pitch, end, at, length, gain) : this.tone(context, wave, pitch, end, at, length, gain);
    gain.connect(context.destination);
    source.start(at);
    source.stop(at + length + 0.05);
  }

  private tone(context: AudioContext, wave: OscillatorType, pitch: number, to: number, at: number, length: number, gain: GainNode): AudioScheduledSourceNode {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.linearRampToValueAtTime(to, at + length);
    source.connect(gain);
    return source;
  }

  private noise(context: AudioContext, pitch: number, to: number, at: number, length: number, gain: GainNode): AudioScheduledSourceNode {
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.hiss.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.2;
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.linearRampToValueAtTime(to, at + length);
    source.connect(filter).connect(gain);
    return source;
  }
}

export const sound = new Sound();
