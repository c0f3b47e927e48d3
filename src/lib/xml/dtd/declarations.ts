import { codePointAt } from '../../code-point.ts';
import { nameOf, type Fault } from '../fault.ts';
import { readContentModel } from './content-model.ts';
import type { Cursor } from './cursor.ts';
import { walkReferences, withCharacters, type Version } from './references.ts';

/** What an entity stands for (XML 1.0 §4.2): a text, a resource elsewhere, or data that is not XML. */
export interface Entity {
  readonly name: string;
  readonly kind: 'internal' | 'external' | 'unparsed';
  readonly isParameter: boolean;
  /** The replacement text of an internal entity. */
  readonly text: string;
}

export interface Default {
  readonly element: string;
  readonly attribute: string;
  /** Without its quotes. */
  readonly value: string;
  /** The entities that it refers to, and where. */
  readonly references: readonly (readonly [name: string, at: number])[];
}

const attributeTypes: ReadonlySet<string> = new Set([
  'CDATA',
  'ID',
  'IDREF',
  'IDREFS',
  'ENTITY',
  'ENTITIES',
  'NMTOKEN',
  'NMTOKENS',
]);
/** Anything but a PubidChar (XML 1.0 §2.3). */
const notPublic = /[^ \n\ra-zA-Z0-9\-'()+,./:=?;!*#@$_%]/;

function refuseIf(cursor: Cursor, fault: Fault | undefined): void {
  if (fault) cursor.fail(fault.reason, fault.at, fault.facts);
}

/** `SYSTEM "…"` or `PUBLIC "…" "…"`, whether there is one. `isNotation`: the second text may be missing (§4.7). */
export function readExternalId(cursor: Cursor, isNotation = false): boolean {
  if (cursor.take('SYSTEM')) {
    cursor.needSpace();
    cursor.literal();
    return true;
  }
  if (!cursor.take('PUBLIC')) return false;
  cursor.needSpace();
  const { value, start } = cursor.literal();
  const odd = notPublic.exec(value);
  if (odd) cursor.fail('bad-public-identifier', start + odd.index, { found: nameOf(codePointAt(odd[0]) ?? 0) });
  const hasSpace = cursor.space();
  if (isNotation && !cursor.isAtQuote) return true;
  if (!hasSpace && cursor.isAtQuote) cursor.refuse('missing-space-before');
  cursor.literal();
  return true;
}

function close(cursor: Cursor): void {
  cursor.space();
  cursor.need('>');
}

export function readElement(cursor: Cursor): void {
  cursor.needSpace();
  cursor.name();
  cursor.needSpace();
  readContentModel(cursor);
  close(cursor);
}

export function readNotation(cursor: Cursor): void {
  cursor.needSpace();
  cursor.name();
  cursor.needSpace();
  if (!readExternalId(cursor, true)) cursor.refuse();
  close(cursor);
}

/** The text of an internal entity with its references to characters replaced (§4.5). */
function readEntityText(cursor: Cursor, version: Version): string {
  const { value, start } = cursor.literal();
  const percent = value.indexOf('%');
  const fault = walkReferences(value, start, version, () => undefined);
  if (percent >= 0 && (!fault || start + percent < fault.at)) {
    cursor.at = start + percent;
    cursor.refuse('bare-percent');
  }
  refuseIf(cursor, fault);
  return withCharacters(value);
}

export function readEntity(cursor: Cursor, version: Version): Entity {
  cursor.needSpace();
  const isParameter = !cursor.isAtParameterEntity && cursor.take('%');
  if (isParameter) cursor.needSpace();
  const name = cursor.name();
  cursor.needSpace();
  if (cursor.isAtQuote) {
    const text = readEntityText(cursor, version);
    close(cursor);
    return { name, kind: 'internal', isParameter, text };
  }
  if (!readExternalId(cursor)) cursor.refuse();
  const hasSpace = cursor.space();
  const isUnparsed = !isParameter && cursor.sees('NDATA');
  if (isUnparsed) {
    if (!hasSpace) cursor.refuse('missing-space-before');
    cursor.take('NDATA');
    cursor.needSpace();
    cursor.name();
  }
  close(cursor);
  return { name, kind: isUnparsed ? 'unparsed' : 'external', isParameter, text: '' };
}

/** `(a | b)`; `read` takes one of them. */
function readChoices(cursor: Cursor, read: () => void): void {
  cursor.need('(');
  do {
    cursor.space();
    read();
    cursor.space();
  } while (cursor.take('|'));
  cursor.need(')');
}

function readAttributeType(cursor: Cursor): void {
  if (cursor.sees('(')) {
    readChoices(cursor, () => cursor.token());
    return;
  }
  const start = cursor.at;
  const type = cursor.name();
  if (type === 'NOTATION') {
    cursor.needSpace();
    readChoices(cursor, () => cursor.name());
  } else if (!attributeTypes.has(type)) cursor.fail(cursor.reason, start, { found: type });
}

/** The default of an attribute; undefined when there is none. Its value is one like in a tag (§3.3.2). */
function readDefault(cursor: Cursor, version: Version): Pick<Default, 'value' | 'references'> | undefined {
  if (cursor.take('#REQUIRED') || cursor.take('#IMPLIED')) return undefined;
  if (cursor.take('#FIXED')) cursor.needSpace();
  const { value, start } = cursor.literal();
  const references: [string, number][] = [];
  const lessThan = value.indexOf('<');
  const fault = walkReferences(value, start, version, (name, at) => references.push([name, cursor.placeOf(at)]));
  if (lessThan >= 0 && (!fault || start + lessThan < fault.at)) cursor.fail('bare-less-than', start + lessThan);
  refuseIf(cursor, fault);
  return { value, references };
}

/** The defaults of the attributes that it declares. */
export function readAttributes(cursor: Cursor, version: Version): Default[] {
  cursor.needSpace();
  const element = cursor.name();
  const defaults: Default[] = [];
  for (;;) {
    const hasSpace = cursor.space();
    if (cursor.take('>')) return defaults;
    if (!hasSpace) cursor.refuse('missing-space-before');
    const attribute = cursor.name();
    cursor.needSpace();
    readAttributeType(cursor);
    cursor.needSpace();
    const found = readDefault(cursor, version);
    if (found) defaults.push({ element, attribute, ...found });
  }
}
