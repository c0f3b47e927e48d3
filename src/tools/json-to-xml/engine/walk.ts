import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { jsonNumber, specialName } from '#lib/documents/numbers.ts';
import type { Places } from '#lib/documents/places.ts';
import { Float, isList, isTable, type Value } from '#lib/documents/value.ts';
import type { ConvertInput } from './fields.ts';
import { isName, isTarget, nameLike } from './names.ts';
import { OutElement } from './out.ts';

export type LossCode =
  | 'renamed'
  | 'empty-array'
  | 'null-as-empty'
  | 'null-omitted'
  | 'type-lost'
  | 'nested-array'
  | 'duplicate-key';

export interface FoundLoss {
  readonly code: LossCode;
  readonly path: string;
  readonly offset: number;
  /** The new name. */
  readonly value?: string;
}

/** So many are listed: every number is one. */
const typesListed = 100;
const listed = 1000;

/** Characters that XML 1.0 §2.2 forbids. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/u;

/** Where a conversion is, and what all conventions do with names, texts and losses. */
export class Walk {
  readonly losses: FoundLoss[] = [];
  lossCount = 0;
  elements = 0;
  attributes = 0;
  usesNil = false;
  private typesLost = 0;
  private readonly steps: Step[] = [];
  private readonly containers: object[] = [];

  constructor(
    readonly options: ConvertInput,
    private readonly places: Places,
  ) {}

  into<T>(container: object, step: Step, walk: () => T): T {
    this.steps.push(step);
    this.containers.push(container);
    const result = walk();
    this.steps.pop();
    this.containers.pop();
    return result;
  }

  get path(): string {
    return toPointer(this.steps);
  }

  lose(code: LossCode, value?: string): void {
    this.lossCount++;
    if (code === 'type-lost' && ++this.typesLost > typesListed) return;
    if (this.losses.length >= listed) return;
    const container = this.containers.at(-1);
    const offset = container ? this.places.keyOffsetOf(container, this.steps.at(-1) as Step) : 0;
    this.losses.push({ code, path: this.path, offset, ...(value !== undefined && { value }) });
  }

  wrong(reason?: 'root'): ToolError {
    return new ToolError('invalid-structure', { path: this.path, ...(reason && { reason }) });
  }

  name(text: string, isRight: (name: string) => boolean = isName): string {
    const name = this.rightName(text, isRight);
    if (name !== text) this.lose('renamed', name);
    return name;
  }

  private rightName(text: string, isRight: (name: string) => boolean): string {
    if (isRight(text)) return text;
    if (this.options.names === 'error') throw new ToolError('invalid-name', { path: this.path, name: text });
    return nameLike(text);
  }

  target(text: string): string {
    return this.name(text, isTarget);
  }

  element(name: string): OutElement {
    this.elements++;
    return new OutElement(this.name(name));
  }

  /** An attribute; one whose name is taken gets a longer one. */
  attribute(element: OutElement, name: string, value: Value): void {
    if (value === null) {
      this.lose(this.options.nulls === 'omit' ? 'null-omitted' : 'null-as-empty');
      if (this.options.nulls === 'omit') return;
    }
    let unique = this.rightName(name, isName);
    while (element.attributes.has(unique)) unique += '_';
    if (unique !== name) this.lose('renamed', unique);
    this.attributes++;
    element.attributes.set(unique, value === null ? '' : this.text(value));
  }

  /** A scalar as text. */
  text(value: Value): string {
    if (value === null) {
      this.lose('null-as-empty');
      return '';
    }
    if (isList(value) || isTable(value)) throw this.wrong();
    if (typeof value !== 'string') this.lose('type-lost');
    if (value instanceof Float) return value.isSpecial ? specialName(value) : jsonNumber(value);
    return this.checked(String(value));
  }

  /** A string in a place where nothing else may stand. */
  string(value: Value | undefined): string {
    if (typeof value !== 'string') throw this.wrong();
    return this.checked(value);
  }

  comment(value: Value): string {
    const text = this.text(value);
    if (text.includes('--') || text.endsWith('-')) throw new ToolError('invalid-comment', { path: this.path });
    return text;
  }

  instruction(name: string, value: Value): string {
    const body = value === null ? '' : this.text(value);
    if (body.includes('?>')) throw this.wrong();
    const target = this.target(name);
    return body === '' ? target : `${target} ${body}`;
  }

  /** A null in the place of an element: nothing, an empty element, or one that says so. */
  nullElement(name: string): OutElement[] {
    const { nulls } = this.options;
    if (nulls === 'omit') {
      this.lose('null-omitted');
      return [];
    }
    const element = this.element(name);
    if (nulls === 'empty') this.lose('null-as-empty');
    else {
      this.usesNil = true;
      element.attributes.set('xsi:nil', 'true');
    }
    return [element];
  }

  private checked(text: string): string {
    const found = forbidden.exec(text);
    if (!found) return text;
    const code = (codePointAt(found[0]) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    throw new ToolError('invalid-character', { path: this.path, codePoint: `U+${code}` });
  }
}
