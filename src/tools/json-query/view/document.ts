/** Keys with values, and comments, as JSON and JSON5 have them and expressions of JMESPath hardly do. */
const documentStart =
  /^(?:\[\s*|\{\s*(?:(?:"[^"\n]*"|[A-Za-z_$][\w$]*)\s*:\s*)?)+(?:\/[/*]|(?<=:\s*)(?:["\d-]|(?:true|false|null)\b))/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Is a pasted text JSON rather than an expression? Those of JMESPath, too, begin with brackets. */
export function isDocument(pasted: string): boolean {
  const text = pasted.trim();
  if (!/^[[{]/.test(text)) return false;
  if (!text.includes('\n')) return text.startsWith('{') && isJson(text);
  return isJson(text) || documentStart.test(text.slice(0, 1000)) || text.split('\n').every(isJson);
}
