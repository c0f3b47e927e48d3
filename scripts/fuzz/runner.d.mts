export interface Fault {
  readonly kind: string;
  readonly what: string;
  /** The line of the built engine that threw. */
  readonly place: string;
}
export interface Runner {
  run(id: string, number: number): Promise<{ readonly faults: readonly Fault[]; readonly time: number }>;
  stop(): Promise<void>;
}
export function createRunner(options: {
  /** Milliseconds of processor time. */
  readonly limit: number;
  /** Milliseconds without an answer. */
  readonly patience?: number;
  readonly seed: string;
  /** Built engines and examples. */
  readonly folder: string;
  readonly only?: string;
}): Runner;
