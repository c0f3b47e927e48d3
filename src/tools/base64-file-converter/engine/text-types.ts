/** What a text never holds. */
// oxlint-disable-next-line no-control-regex
export const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Longer texts are not parsed: whether they are JSON costs more than it says. */
const parsedLength = 16_000_000;

/** The media type of a text, a byte order mark aside; it may be only the start when `isWhole` is false. */
export function typeOfText(marked: string, isWhole = true): string {
  const text = marked.replace(/^\ufeff/, '');
  const { rest, hasXmlDeclaration } = withoutProlog(text);
  if (/^<svg[\s>/]/i.test(rest)) return 'image/svg+xml';
  if (/^(?:<!doctype\s+html|<html)[\s>]/i.test(rest)) return 'text/html';
  if (hasXmlDeclaration) return 'application/xml';
  if (isWhole && /^\s*[{[]/.test(text) && text.length <= parsedLength && isJson(text)) return 'application/json';
  return 'text/plain';
}

/** Without what may stand before the root of a document: declaration, comments, document type. */
function withoutProlog(text: string): { readonly rest: string; readonly hasXmlDeclaration: boolean } {
  let rest = text.trimStart();
  const hasXmlDeclaration = /^<\?xml\s/.test(rest);
  const openings = [
    [/^<\?/, '?>'],
    [/^<!--/, '-->'],
    [/^<!doctype(?!\s+html[\s>])[^>]*\[/i, ']>'],
    [/^<!doctype(?!\s+html[\s>])/i, '>'],
  ] as const;
  for (;;) {
    const close = openings.find(([open]) => open.test(rest))?.[1];
    const end = close === undefined ? -1 : rest.indexOf(close);
    if (close === undefined || end < 0) return { rest, hasXmlDeclaration };
    rest = rest.slice(end + close.length).trimStart();
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
