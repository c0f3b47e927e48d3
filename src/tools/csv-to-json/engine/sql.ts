import { cellText } from './cells.ts';
import type { ColumnType } from './columns.ts';
import type { OutputOptions } from './fields.ts';
import type { Column, KeptRow, Survey } from './table.ts';

type Dialect = OutputOptions['dialect'];

const types: Readonly<Record<Dialect, Readonly<Record<ColumnType, string>>>> = {
  standard: { integer: 'BIGINT', number: 'DOUBLE PRECISION', boolean: 'BOOLEAN', text: 'TEXT' },
  mysql: { integer: 'BIGINT', number: 'DOUBLE', boolean: 'BOOLEAN', text: 'TEXT' },
  sqlserver: { integer: 'BIGINT', number: 'FLOAT', boolean: 'BIT', text: 'NVARCHAR(MAX)' },
};

function quoteName(name: string, dialect: Dialect): string {
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``;
  return dialect === 'sqlserver' ? `[${name.replaceAll(']', ']]')}]` : `"${name.replaceAll('"', '""')}"`;
}

function literal(field: string, column: Column, options: OutputOptions): string {
  const { dialect, empty } = options;
  const { type } = column;
  if (field === '') return empty === 'string' || (empty === 'auto' && type === 'text') ? "''" : 'NULL';
  if (type === 'integer' || type === 'number') return cellText(field, column, options);
  if (type === 'boolean') return dialect === 'sqlserver' ? (field === 'true' ? '1' : '0') : field.toUpperCase();
  const text = dialect === 'mysql' ? field.replaceAll('\\', '\\\\') : field;
  // SQL Server reads other literals in the code page of the database.
  const prefix = dialect === 'sqlserver' && /[^\0-~]/.test(text) ? 'N' : '';
  return `${prefix}'${text.replaceAll("'", "''")}'`;
}

/** Statements of SQL. */
export class SqlWriter {
  private count = 0;
  private readonly insert: string;

  constructor(
    private readonly survey: Survey,
    private readonly options: OutputOptions,
  ) {
    const { dialect, tableName } = options;
    const names = survey.columns.map(({ name }) => quoteName(name, dialect)).join(', ');
    this.insert = `INSERT INTO ${quoteName(tableName, dialect)} (${names}) VALUES\n`;
  }

  start(): string {
    const { createTable, dialect, tableName } = this.options;
    const { columns, rows } = this.survey;
    if (!createTable || columns.length === 0) return '';
    const lines = columns.map(({ name, type }) => `  ${quoteName(name, dialect)} ${types[dialect][type]}`);
    return `CREATE TABLE ${quoteName(tableName, dialect)} (\n${lines.join(',\n')}\n);${rows > 0 ? '\n' : ''}`;
  }

  row({ fields }: KeptRow): string {
    const { batch } = this.options;
    const values = this.survey.columns.map((column, index) => literal(fields[index] ?? '', column, this.options));
    const isFirst = this.count % batch === 0;
    const before = isFirst ? `${this.count > 0 ? ';\n' : ''}${this.insert}` : ',\n';
    this.count++;
    return `${before}  (${values.join(', ')})`;
  }

  end(): string {
    return this.count > 0 ? ';' : '';
  }
}
