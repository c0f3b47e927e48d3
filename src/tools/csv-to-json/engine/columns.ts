import { FreeNames } from '#lib/free-names.ts';

export type ColumnType = 'integer' | 'number' | 'boolean' | 'text';

export interface NameProblem {
  readonly code: 'duplicate-name' | 'empty-name';
  /** The name that is given instead. */
  readonly expected: string;
}

/** Names for so many columns: the given ones, those of the header, else by position; none twice. */
export function nameColumns(header: readonly string[], width: number, names: readonly string[]) {
  const free = new FreeNames({ separator: '_' });
  const problems: NameProblem[] = [];
  const columns = Array.from({ length: width }, (_, index) => {
    const wanted = names[index] || header[index] || `column${index + 1}`;
    const name = free.take(wanted);
    if (names[index]) return name;
    if (header.length > index && header[index] === '') problems.push({ code: 'empty-name', expected: name });
    else if (name !== wanted) problems.push({ code: 'duplicate-name', expected: name });
    return name;
  });
  return { columns, problems, extraName: free.take('_extra') };
}

const integerForm = /^-?(?:0|[1-9]\d*)$/;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]([+-]?\d+))?$/;
const mostDigits = 15;
const mostExponent = 300;

const isSafeInteger = (text: string): boolean => {
  if (!integerForm.test(text) || text === '-0') return false;
  return text.length < 16 || (text.length < 18 && Number.isSafeInteger(Number(text)));
};

/** Does a double hold it with all its digits? */
function isExactNumber(text: string): boolean {
  const found = numberForm.exec(text);
  if (!found) return false;
  if (integerForm.test(text)) return isSafeInteger(text);
  if (Math.abs(Number(found[1] ?? 0)) > mostExponent) return false;
  const digits = text
    .replace(/[eE].*/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '');
  return digits.length <= mostDigits;
}

/** A field as JSON spells numbers; undefined where its decimal mark is another one. */
export function withPoint(field: string, decimal: '.' | ','): string | undefined {
  if (decimal === '.') return field;
  return field.includes('.') ? undefined : field.replace(',', '.');
}

/** What the fields of a column have in common. */
export class ColumnFacts {
  empty = 0;
  /** In UTF-16 units. */
  longest = 0;
  private filled = 0;
  private canBe = { integer: true, number: true, boolean: true };

  constructor(private readonly decimal: '.' | ',') {}

  add(field: string): void {
    if (field === '') {
      this.empty++;
      return;
    }
    this.filled++;
    this.longest = Math.max(this.longest, field.length);
    const { canBe } = this;
    if (canBe.boolean && field !== 'true' && field !== 'false') canBe.boolean = false;
    if (!canBe.number) return;
    const text = withPoint(field, this.decimal);
    if (canBe.integer && (text === undefined || !isSafeInteger(text))) canBe.integer = false;
    if (!canBe.integer && (text === undefined || !isExactNumber(text))) canBe.number = false;
  }

  get type(): ColumnType {
    if (this.filled === 0) return 'text';
    const { boolean, integer, number } = this.canBe;
    return integer ? 'integer' : number ? 'number' : boolean ? 'boolean' : 'text';
  }
}
