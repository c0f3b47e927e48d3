import { format } from '../engine.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import type { dialects } from '../engine/fields.ts';

export const fields = { ...format.input, dialect: { ...format.input.dialect, lasting: true } } as const;

export const sample = 'select field1,field2,field3 from my_table where my_condition;';
export const initial = { sql: sample };

export interface DraftProps extends WithDraft<typeof fields> {
  readonly reset: () => void;
}

/** The names of the products, the same in every language; `sql` is in the words. */
export const dialectNames: Readonly<Record<Exclude<(typeof dialects)[number], 'sql'>, string>> = {
  bigquery: 'BigQuery',
  clickhouse: 'ClickHouse',
  db2: 'IBM Db2',
  db2i: 'IBM Db2 for i',
  duckdb: 'DuckDB',
  hive: 'Apache Hive',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  n1ql: 'Couchbase N1QL',
  plsql: 'Oracle PL/SQL',
  postgresql: 'PostgreSQL',
  redshift: 'Amazon Redshift',
  singlestoredb: 'SingleStoreDB',
  snowflake: 'Snowflake',
  spark: 'Apache Spark',
  sqlite: 'SQLite',
  tidb: 'TiDB',
  transactsql: 'SQL Server (T-SQL)',
  trino: 'Trino',
};
