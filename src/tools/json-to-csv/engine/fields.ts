import { choice, flag, list, text, type Field } from '#core/field.ts';
import { fail } from '#core/reading.ts';
import { strict } from '#lib/documents/fields.ts';

const character = text(',', { min: 1, max: 1 });
/** Neither the quote nor a line break: no reader could take such a table apart. */
const delimiter: Field<string, false> = {
  ...character,
  needed: false,
  read: (value, path) => (/["\r\n]/.test(String(value)) ? fail(path, 'not-a-choice') : character.read(value, path)),
};

export const input = {
  text: text(),
  strict,
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
