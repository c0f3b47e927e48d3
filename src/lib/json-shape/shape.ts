import { canParseUrl } from '#core/platform.ts';
import { isInteger, isList, isTable, type Value } from '../documents/value.ts';
import { isNumber } from '../documents/equal.ts';
import { formats } from '../json-schema/formats.ts';

export const shapeFormats = ['date-time', 'date', 'uuid', 'email', 'uri'] as const;
export type ShapeFormat = (typeof shapeFormats)[number];

/** An address that Zod's `z.email()` accepts: no unusual characters, and a domain with a dot. */
const email = /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** A format is seen only where all that check it take the text: JSON Schema, Zod and the clocks of the languages. */
const tests: Readonly<Record<ShapeFormat, (text: string) => boolean>> = {
  // Most parsers refuse leap seconds, and some refuse a lower-case `t` or `z`.
  'date-time': (text) => formats['date-time']?.(text) === true && !/[tz]|:60/.test(text),
  date: (text) => formats['date']?.(text) === true,
  uuid: (text) => formats['uuid']?.(text) === true,
  email: (text) => formats['email']?.(text) === true && email.test(text),
  uri: (text) => /^https?:\/\//.test(text) && formats['uri']?.(text) === true && canParseUrl(text),
};

/** Integers beyond these do not fit in 64 bits. */
const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
export const isBig = (value: bigint): boolean => value < least || value > most;

interface Member {
  readonly shape: Shape;
  /** In so many of the objects it is there. */
  count: number;
}

/** What stands in one place of one or several samples. */
export class Shape {
  objects = 0;
  arrays = 0;
  strings = 0;
  /** Numbers of digits only, and the others. */
  integers = 0;
  numbers = 0;
  /** Those of the integers that are beyond 64 bits. */
  bigs = 0;
  /** Those of the integers that a double may not hold exactly. */
  unsafe = 0;
  booleans = 0;
  nulls = 0;
  /** By their first appearance. */
  readonly members = new Map<string, Member>();
  /** Of all elements of all arrays here; undefined while there were none. */
  items: Shape | undefined;
  private possible: readonly ShapeFormat[] = shapeFormats;

  add(value: Value): void {
    if (value === null) this.nulls++;
    else if (isList(value)) this.addList(value);
    else if (isTable(value)) this.addTable(value);
    else if (isNumber(value)) {
      if (isInteger(value)) {
        this.integers++;
        if (typeof value === 'bigint' && isBig(value)) this.bigs++;
        if (typeof value === 'bigint' && !Number.isSafeInteger(Number(value))) this.unsafe++;
      } else this.numbers++;
    } else if (typeof value === 'boolean') this.booleans++;
    else if (typeof value === 'string') {
      this.strings++;
      this.possible = this.possible.filter((format) => tests[format](value));
    }
  }

  /** What all strings here have in common. */
  get format(): ShapeFormat | undefined {
    return this.strings > 0 ? this.possible[0] : undefined;
  }

  private addList(list: readonly Value[]): void {
    this.arrays++;
    if (list.length === 0) return;
    this.items ??= new Shape();
    for (const item of list) this.items.add(item);
  }

  private addTable(table: ReadonlyMap<string, Value>): void {
    this.objects++;
    for (const [name, value] of table) {
      let member = this.members.get(name);
      if (!member) this.members.set(name, (member = { shape: new Shape(), count: 0 }));
      member.count++;
      member.shape.add(value);
    }
  }
}
