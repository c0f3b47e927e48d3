/** The bytes that no text has (MIME Sniffing Standard, binary data byte). */
function isBinary(byte: number): boolean {
  return byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
}

/** What a text is, with its extension; undefined for bytes that are not text. */
export function sniffText(bytes: Uint8Array): readonly [string, string] | undefined {
  if (bytes.some(isBinary)) return undefined;
  const text = new TextDecoder().decode(bytes).trimStart();
  const start = text.slice(0, 1024).toLowerCase();
  if (text.startsWith('%!PS')) return ['application/postscript', 'ps'];
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) return ['text/html', 'html'];
  const isXml = start.startsWith('<?xml');
  if (start.startsWith('<svg') || (isXml && start.includes('<svg'))) return ['image/svg+xml', 'svg'];
  if (isXml) return ['application/xml', 'xml'];
  return isJson(text) ? ['application/json', 'json'] : ['text/plain', 'txt'];
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
