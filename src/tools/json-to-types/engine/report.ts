import { toPointer } from '#lib/json-scan/path.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { isNumber } from '#lib/documents/equal.ts';
import type { Places } from '#lib/documents/places.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import type { Sample } from '#lib/json-shape/samples.ts';
import { isBig, type Shape } from '#lib/json-shape/shape.ts';
import type { Model } from './model.ts';

/** A place where the samples hold something else than before, or a number that is too big for 64 bits. */
export interface Spot {
  readonly code: 'union' | 'big';
  /** JSON Pointer (RFC 6901) of the first such value in its document. */
  readonly path: string;
  /** The index of the sample, from 0, and the UTF-16 offset in it. */
  readonly sample: number;
  readonly offset: number;
  readonly line: number;
}

export interface Findings {
  readonly types: number;
  readonly optional: number;
  readonly nullable: number;
  readonly unions: number;
  readonly bigs: number;
  /** In the order of the text, the first 100. */
  readonly spots: readonly Spot[];
}

const listed = 100;
const kindOf = (value: Value): string =>
  isList(value) ? 'array' : isTable(value) ? 'object' : isNumber(value) ? 'number' : typeof value;

/** Finds where in the samples it is that places differ. */
class Finder {
  readonly spots: Spot[] = [];
  unions = 0;
  bigs = 0;
  private readonly kinds = new Map<Shape, string>();
  private readonly told = { union: new Set<Shape>(), big: new Set<Shape>() };
  private readonly steps: Step[] = [];
  private sample: Sample | undefined;
  private line = 1;
  private lineAt = 0;

  constructor(private readonly places: Places) {}

  take(sample: Sample, shape: Shape): void {
    if (sample.index !== this.sample?.index) this.restart();
    this.sample = sample;
    this.visit(sample.value, shape, sample.container, sample.step);
  }

  private restart(): void {
    this.line = 1;
    this.lineAt = 0;
  }

  private visit(value: Value, shape: Shape, container: object, step: Step): void {
    if (value === null) return;
    const kind = kindOf(value);
    const first = this.kinds.get(shape);
    if (first === undefined) this.kinds.set(shape, kind);
    else if (first !== kind) this.tell('union', shape, container, step);
    if (typeof value === 'bigint' && isBig(value)) this.tell('big', shape, container, step);
    if (isList(value) && shape.items) {
      for (const [at, item] of value.entries()) this.into(at, item, shape.items, value);
    } else if (isTable(value)) {
      for (const [key, item] of value) {
        const member = shape.members.get(key);
        if (member) this.into(key, item, member.shape, value);
      }
    }
  }

  private into(step: Step, value: Value, shape: Shape, container: object): void {
    this.steps.push(step);
    this.visit(value, shape, container, step);
    this.steps.pop();
  }

  private tell(code: Spot['code'], shape: Shape, container: object, step: Step): void {
    if (this.told[code].has(shape) || !this.sample) return;
    this.told[code].add(shape);
    if (code === 'union') this.unions++;
    else this.bigs++;
    if (this.spots.length === listed) return;
    const { text, index } = this.sample;
    const offset = this.places.offsetOf(container, step);
    // A key that is written again stands where it was first.
    if (offset < this.lineAt) this.restart();
    // A line may end with CR LF, LF or CR.
    for (const { length } of text.slice(this.lineAt, offset).matchAll(/\r\n|\n|\r/g)) this.line += Number(length > 0);
    this.lineAt = offset;
    this.spots.push({ code, path: toPointer(this.steps), sample: index, offset, line: this.line });
  }
}

/** What was found in the samples. */
export function findings(shape: Shape, { types }: Model, samples: readonly Sample[], places: Places): Findings {
  const members = types.flatMap((type) => type.members);
  const finder = new Finder(places);
  for (const sample of samples) finder.take(sample, shape);
  return {
    types: types.length,
    optional: members.filter(({ optional }) => optional).length,
    nullable: members.filter(({ place }) => place.nullable).length,
    unions: finder.unions,
    bigs: finder.bigs,
    spots: finder.spots,
  };
}
