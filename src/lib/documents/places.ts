import type { Step } from '#lib/json-scan/token.ts';

interface Place {
  /** Of the value. */
  readonly value: number;
  /** Of its key; of the value in a list. */
  readonly key: number;
}

/** Where the values of a text stand, noted while it is read: UTF-16 offsets by the container and the step into it. */
export class Places {
  private readonly all = new WeakMap<object, Map<Step, Place>>();

  note(container: object, step: Step, value: number, key = value): void {
    let steps = this.all.get(container);
    if (!steps) this.all.set(container, (steps = new Map()));
    steps.set(step, { value, key });
  }

  offsetOf(container: object, step: Step): number {
    return this.all.get(container)?.get(step)?.value ?? 0;
  }

  keyOffsetOf(container: object, step: Step): number {
    return this.all.get(container)?.get(step)?.key ?? 0;
  }
}
