/** Why something is recognized. */
export const words = {
  object: 'JSON object',
  array: 'JSON array',
  jsonc: 'JSON with comments or trailing commas',
  json5: 'JSON5',
  many: 'NDJSON, {count} documents',
  fault: 'JSON with an error at line {line}, column {column}',
} as const;
