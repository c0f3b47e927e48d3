import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'sheet',
  popularity: 73,
  width: 'wide',
  createdAt: '2023-06-18',
  en: {
    name: 'JSON to CSV',
    summary: 'Turns JSON into a CSV table and finds the columns.',
    description: 'Turns JSON (objects, arrays, NDJSON, JSON5) into an RFC 4180 table and works out the columns.',
    keywords: [
      'json to csv',
      'csv',
      'tsv',
      'excel',
      'table',
      'flatten',
      'spreadsheet',
      'convert',
      'ndjson',
      'json',
      'json csv',
    ],
  },
  fr: {
    name: 'JSON vers CSV',
    summary: 'Transforme du JSON en CSV et en déduit les colonnes.',
    description:
      'Transforme du JSON (objets, tableaux, NDJSON, JSON5) en CSV conforme à la RFC 4180, en détectant les colonnes automatiquement.',
    keywords: ['json en csv', 'csv', 'tsv', 'excel', 'tableau', 'aplatir', 'tableur', 'convertir'],
  },
});
