/** The part of the engine that is used; the package brings no types. */
declare module "@echogarden/espeak-ng-emscripten" {
  export type EspeakWorker = {
    readonly samplerate: number;
    /** 0 when the voice was found; an unknown variant after `+` is silently ignored. */
    set_voice(name: string): number;
    /** Words per minute; held between 80 and 450. */
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    /** Calls back with 16-bit samples, piece by piece, before it returns. */
    synthesize(text: string, callback: (samples: Int16Array | null) => number): void;
  };
  type EspeakModule = {
    readonly eSpeakNGWorker: new () => EspeakWorker;
    readonly FS: { analyzePath(path: string): { readonly exists: boolean } };
  };
  export default function load(): Promise<EspeakModule>;
}
