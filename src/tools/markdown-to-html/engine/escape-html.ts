const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for content and quoted attributes of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
