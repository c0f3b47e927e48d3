/** Is a pasted text JSON rather than an expression? Those of JMESPath, too, begin with brackets. */
export function isDocument(pasted: string): boolean {
  if (!/^\s*[[{]/.test(pasted)) return false;
  if (/\S\s*\n\s*\S/.test(pasted)) return true;
  try {
    return !Array.isArray(JSON.parse(pasted));
  } catch {
    return false;
  }
}
