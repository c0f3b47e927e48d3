import type { Step } from '../json-scan/token.ts';
import { isList, isTable, type Value } from '../documents/value.ts';

/** A value that is being validated, with its place. Each place has one instance, so that it can be remembered by it. */
export class Instance {
  /** The schemas that are being applied to it. */
  readonly active = new Set<object>();
  readonly outcomes = new Map<object, unknown>();
  private readonly children = new Map<Step, Instance>();

  constructor(
    readonly value: Value,
    readonly parent: Instance | undefined,
    readonly step: Step,
    /** The name of a member that is validated itself; its place is the object's. */
    readonly isName = false,
  ) {}

  child(step: Step): Instance {
    let child = this.children.get(step);
    if (!child) {
      const { value } = this;
      const inner = isTable(value) ? value.get(String(step)) : isList(value) ? value[Number(step)] : undefined;
      this.children.set(step, (child = new Instance(inner ?? null, this, step)));
    }
    return child;
  }

  get steps(): Step[] {
    const steps = this.parent?.steps ?? [];
    return this.parent && !this.isName ? [...steps, this.step] : steps;
  }
}
