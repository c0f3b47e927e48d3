import { toPointer } from '#lib/json-scan/path.ts';
import type { Step } from '#lib/json-scan/token.ts';
import type { Value } from '#lib/documents/value.ts';
import type { Instance } from '#lib/json-schema/instance.ts';
import type { Params, RawFault } from '#lib/json-schema/outcome.ts';
import type { Registry, Source } from '#lib/json-schema/registry.ts';
import type { Read } from './read.ts';

export interface Fault {
  readonly path: string;
  /** Where the value starts, from 1. */
  readonly line: number;
  readonly column: number;
  readonly keyword: string;
  /** A JSON Pointer to the keyword in the text of its schema. */
  readonly schemaPath: string;
  readonly schemaLine: number;
  /** Of a schema that was given along, or a meta-schema. */
  readonly schemaUri?: string;
  readonly params: Params;
  readonly branches?: readonly (readonly Fault[])[];
}

interface Placed {
  readonly fault: Fault;
  readonly offset: number;
  readonly source: number;
  readonly schemaOffset: number;
}

const textOf = (fault: Fault): string => JSON.stringify(fault);

/** Turns faults into such as can be told: with paths and lines, in the order of the data. */
export class Reporter {
  constructor(
    private readonly registry: Registry,
    private readonly data: Read,
    /** The texts of the schemas; meta-schemas have none. */
    private readonly texts: ReadonlyMap<Source, Read>,
    private readonly hasIndex: boolean,
  ) {}

  /** Equal faults once. */
  report(faults: readonly RawFault[], document: number): Fault[] {
    const placed = faults.map((fault) => this.placed(fault, document));
    placed.sort(
      (one, other) => one.offset - other.offset || one.source - other.source || one.schemaOffset - other.schemaOffset,
    );
    const seen = new Set<string>();
    return placed.flatMap(({ fault }) => {
      const key = textOf(fault);
      if (seen.has(key)) return [];
      seen.add(key);
      return [fault];
    });
  }

  private offsetOf(instance: Instance, document: number): number {
    let at = instance;
    while (at.isName && at.parent) at = at.parent;
    const { parent, step } = at;
    if (!parent) return this.data.places.offsetOf(this.data.documents, document);
    return this.data.places.offsetOf(parent.value as object, step);
  }

  private placed({ branches, instance, keyword, params, rest, schema }: RawFault, document: number): Placed {
    const info = this.registry.infoOf(schema);
    const steps: readonly Step[] = [...(info?.steps ?? []), ...(keyword === 'false' ? rest : [keyword])];
    const source = info?.source;
    const text = source && this.texts.get(source);
    const schemaOffset = text && source ? keyOffset(text, source.root, steps) : 0;
    const offset = this.offsetOf(instance, document);
    const { line, column } = this.data.lines.positionOf(offset);
    const own = instance.steps;
    const fault: Fault = {
      path: toPointer(this.hasIndex ? [document, ...own] : own),
      line,
      column,
      keyword,
      schemaPath: toPointer(steps),
      schemaLine: text ? text.lines.positionOf(schemaOffset).line : 1,
      ...(source?.uri !== undefined && { schemaUri: source.uri }),
      params,
      ...(branches && { branches: branches.map((branch) => this.report(branch, document)) }),
    };
    return { fault, offset, source: source?.index ?? 0, schemaOffset };
  }
}

/** What holds the last step of a way through a text; undefined where the way leads nowhere. */
export function containerOf(root: Value, steps: readonly Step[]): Value | undefined {
  let container: Value = root;
  for (const step of steps.slice(0, -1)) {
    const inner: Value | undefined =
      container instanceof Map
        ? (container as ReadonlyMap<string, Value>).get(String(step))
        : (container as readonly Value[])[Number(step)];
    if (inner === undefined) return undefined;
    container = inner;
  }
  return container;
}

/** Where the last step of a way through a text is written. */
export function keyOffset({ documents, places }: Read, root: Value, steps: readonly Step[]): number {
  const container = containerOf(root, steps);
  if (container === undefined) return 0;
  const last = steps.at(-1);
  return last === undefined ? places.offsetOf(documents, 0) : places.keyOffsetOf(container as object, last);
}
