import type { Tokenizer } from './tokenizer.ts';

/** Finds the prefixes that are bound to no namespace (Namespaces in XML 1.0 §5), each once. */
export class Prefixes {
  /** Where each of them occurs first. */
  readonly unbound = new Map<string, number>();
  /** How many of the open elements declare a prefix. */
  private readonly bound = new Map<string, number>([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  private readonly declared: (readonly string[])[] = [];

  open({ attributes, isSelfClosing, name, start }: Tokenizer): void {
    const declared = attributes.flatMap((each) => (each.name.startsWith('xmlns:') ? [each.name.slice(6)] : []));
    this.declared.push(declared);
    for (const prefix of declared) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) + 1);
    this.use(name, start);
    for (const each of attributes) this.use(each.name, each.start);
    if (isSelfClosing) this.close();
  }

  close(): void {
    for (const prefix of this.declared.pop() ?? []) this.bound.set(prefix, (this.bound.get(prefix) ?? 0) - 1);
  }

  private use(name: string, at: number): void {
    const colon = name.indexOf(':');
    if (colon < 1) return;
    const prefix = name.slice(0, colon);
    if ((this.bound.get(prefix) ?? 0) === 0 && !this.unbound.has(prefix)) this.unbound.set(prefix, at);
  }
}
