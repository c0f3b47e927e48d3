import DOMPurify, { type UponSanitizeAttributeHook } from 'dompurify';
import { isEmbedded, loading } from './pictures.ts';

/** Nothing but a picture that stands in the page itself is loaded (decision 048). */
const leaveUnloaded: UponSanitizeAttributeHook = (_, attribute) => {
  if (loading.includes(attribute.attrName) && !isEmbedded(attribute.attrValue)) attribute.keepAttr = false;
};

/** A fragment without what acts or loads. */
function clean(html: string): string {
  DOMPurify.addHook('uponSanitizeAttribute', leaveUnloaded);
  try {
    return DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'link', 'meta'],
    });
  } finally {
    DOMPurify.removeHook('uponSanitizeAttribute', leaveUnloaded);
  }
}

/** `--primary-text`, `--border` and a ground for code, as the attributes need them. */
const light = { link: '#0b7440', line: '#dde3df', ground: '#f1f4f2' };
const dark = { link: '#58d38b', line: '#2a322d', ground: '#1d231f' };

/**
 * A page of clean HTML for a frame, cleaned once more by the browser’s own reading of it. The policy takes no style of a
 * text, and a frame without an origin gets no file of the site: margins, links, letters, the lines of tables and
 * quotations and the ground of code are set by the attributes that HTML had before style sheets, which every browser
 * still follows (HTML §15.3).
 */
export function pageOf(html: string): string {
  const { theme = 'light dark' } = document.documentElement.dataset;
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { link, line, ground } = isDark ? dark : light;
  const drawn = clean(html)
    .replaceAll('<table>', `<table border="1" rules="all" bordercolor="${line}" cellpadding="6">`)
    .replaceAll(
      '<blockquote',
      `<table role="presentation" cellspacing="0"><td width="3" bgcolor="${line}"><td width="12"><td><div role="blockquote"`,
    )
    .replaceAll('</blockquote>', '</div></table>')
    // A box to tick is a mark of its own.
    .replaceAll(/<li(?=[^>]*>(?:<p>)?\s*<input)/g, '<li type="none"')
    .replaceAll(
      /<pre\b.*?<\/pre>/gs,
      `<table role="presentation" width="100%" cellpadding="8"><td bgcolor="${ground}">$&</table>`,
    );
  const body = `<body marginwidth="16" marginheight="12" link="${link}" vlink="${link}">`;
  const text = `<font face="system-ui, sans-serif" size="2">${drawn}</font>`;
  const whole = `<!doctype html><html><head><meta name="color-scheme" content="${theme}"></head>${body}${text}</body></html>`;
  return DOMPurify.sanitize(whole, {
    WHOLE_DOCUMENT: true,
    ADD_TAGS: ['meta'],
    ADD_ATTR: ['content', 'marginwidth', 'marginheight', 'link', 'vlink', 'rules', 'bordercolor', 'role'],
    FORBID_TAGS: ['style', 'form', 'link'],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

/** Prints a page alone: in a frame of its own that runs no script. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  // Only a frame of the same origin can be told to print.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  frame.srcdoc = pageOf(html);
  document.body.append(frame);
}
