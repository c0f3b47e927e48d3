import { blob, choice, flag, integer, list, text, type Input } from '#core/field.ts';

const table = {
  /** `auto`, or one character. */
  delimiter: text('auto'),
  quote: choice(['"', "'", 'none'], '"'),
  header: flag(true),
  names: list(text(), {}, []),
  /** Columns that stay text whatever their fields look like, by the names that they get. */
  textColumns: list(text(), {}, []),
  types: choice(['infer', 'text'], 'infer'),
  decimal: choice(['.', ','], '.'),
  empty: choice(['auto', 'string', 'null', 'omit'], 'auto'),
  trim: flag(false),
  ragged: choice(['keep', 'skip', 'error'], 'keep'),
};

const output = {
  to: choice(['json', 'ndjson', 'arrays', 'yaml', 'sql', 'markdown', 'html', 'aligned', 'csv'], 'json'),
  indent: choice([0, 2, 4], 2),
  tableName: text('data'),
  dialect: choice(['standard', 'mysql', 'sqlserver'], 'standard'),
  createTable: flag(false),
  batch: integer({ min: 1, max: 1000 }, 100),
  outDelimiter: text(','),
  bom: flag(false),
  eol: choice(['\r\n', '\n'], '\r\n'),
};

export const inspectFields = { text: text(), ...table };
export const convertFields = { text: text(), ...table, ...output };
export const fileFields = {
  file: blob(),
  charset: choice(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'], 'auto'),
  ...table,
  ...output,
};

export type TableOptions = Omit<Input<typeof inspectFields>, 'text'>;
export type OutputOptions = TableOptions & Omit<Input<typeof convertFields>, 'text'>;
