import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'table-2',
  popularity: 75,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'CSV to JSON, SQL, Markdown…',
    summary: 'Turns CSV into JSON, SQL, Markdown and more.',
    description:
      'Turns CSV, TSV or spreadsheet cells into JSON, NDJSON, YAML, SQL, Markdown, HTML or other CSV, and reports every odd row.',
    keywords: [
      'csv to json',
      'csv',
      'tsv',
      'json',
      'excel',
      'xlsx',
      'spreadsheet',
      'table',
      'sql insert',
      'create table',
      'markdown table',
      'html table',
      'ndjson',
      'yaml',
      'delimiter',
      'semicolon',
      'csv to ndjson',
      'tsv to json',
    ],
  },
  fr: {
    name: 'CSV vers JSON, SQL, Markdown…',
    summary: 'Transforme du CSV en JSON, SQL, Markdown et autres.',
    description:
      'Transforme du CSV, du TSV ou des cellules de tableur en JSON, YAML, SQL, Markdown ou HTML, et signale chaque ligne douteuse.',
    keywords: [
      'csv en json',
      'csv',
      'tsv',
      'tableur',
      'excel',
      'tableau',
      'tableau markdown',
      'séparateur',
      'point-virgule',
      'sql insert',
    ],
  },
});
