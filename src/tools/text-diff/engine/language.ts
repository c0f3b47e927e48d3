/** So much of a text is looked at. */
const lookedAt = 2000;

const json = /^\s*(?:\{\s*(?:["}]|\/[*/])|\[\s*(?:["{[\]\d-]|(?:true|false|null)\b))/;
const xml = /^\s*<(?:\?xml\b|!--|!DOCTYPE\s+(?!html\b)|(?!html\b)[a-z_][\w.:-]*[\s/>])/i;
/** After comments, the start of a statement that a sentence hardly begins with. */
const sql =
  /^(?:\s|--[^\n]*(?:\n|$)|\/\*[^*]*\*\/)*(?:select\b(?:[^.!?]|[.!?]\S)*\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:or\s+replace\s+|temp(?:orary)?\s+|unique\s+)*(?:table|view|index|database|schema|function)\s|with\s+\w+\s+as\s*\()/i;

/** The language to highlight a text in, told by its start. HTML is left plain: as XML much of it would look wrong. */
export function languageOf(text: string): 'json' | 'xml' | 'sql' | 'text' {
  const start = text.slice(0, lookedAt);
  if (json.test(start)) return 'json';
  if (xml.test(start)) return 'xml';
  return sql.test(start) ? 'sql' : 'text';
}
