import { choice, flag, list, text, type Field } from '#core/field.ts';
import { boundsFault, fail, pass } from '#core/validate.ts';

const one = { min: 1, max: 1 };
/** UTF-16 units: no character is longer. */
const longest = 1000;
/** One character as people count them. */
const delimiter: Field<string, false> = {
  ...text(',', one),
  needed: false,
  read(value, path) {
    if (typeof value !== 'string') return fail(path, 'wrong-type');
    const [first] = new Intl.Segmenter().segment(value.slice(0, longest));
    const count = first === undefined ? 0 : first.segment === value ? 1 : 2;
    return boundsFault(count, one, path, 'too-short', 'too-long') ?? pass(value);
  },
};

export const input = {
  text: text(),
  strict: flag(false),
  /** A JSON Pointer (RFC 6901) to the value that holds the rows. */
  rowsAt: text(''),
  delimiter,
  eol: choice(['\r\n', '\n'], '\r\n'),
  header: flag(true),
  quote: choice(['auto', 'always'], 'auto'),
  flatten: flag(true),
  arrays: choice(['json', 'join', 'columns'], 'json'),
  arrayDelimiter: text(';'),
  nullAs: text(''),
  guardFormulas: flag(false),
  bom: flag(false),
  /** Header texts; none are all. */
  columns: list(text(), {}, []),
};
