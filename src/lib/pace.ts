import type { Context } from '#core/operation.ts';

/** So much is done between two looks at the signal. */
const step = 65_536;
/** So much between two pauses, in which messages come in: about 50 ms of reading. */
const pause = 1_000_000;

/**
 * Keeps a long loop in touch with its caller: tells how far it is, stops when that is wished, and lets messages in.
 *
 * @example
 * ```ts
 * const pace = new Pace(context, text.length);
 * for (…) if (pace.isDue(at)) await pace.rest(at);
 * ```
 */
export class Pace {
  private told = 0;
  private rested = 0;

  constructor(
    private readonly context: Context,
    private readonly total: number,
  ) {}

  /** Is it time to `rest`, now that so much is done? */
  isDue(done: number): boolean {
    return done - this.told >= step;
  }

  async rest(done: number): Promise<void> {
    const { signal, progress } = this.context;
    this.told = done;
    progress(Math.min(done, this.total), this.total);
    if (done - this.rested >= pause) {
      this.rested = done;
      await new Promise((resolve) => setTimeout(resolve));
    }
    signal.throwIfAborted();
  }
}
