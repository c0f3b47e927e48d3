import type { Sample } from '#core/sample.ts';

const names = new Set(
  `a abbr address area article aside audio b base blockquote body br button canvas caption center cite code col colgroup
  dd del details dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i
  iframe img input ins kbd label legend li link main mark meta nav noscript ol optgroup option p picture pre q s samp
  script section select small source span strike strong style sub summary sup svg path table tbody td template textarea
  tfoot th thead time title tr u ul var video wbr`.split(/\s+/),
);
const empty = new Set('area base br col hr img input link meta path source wbr'.split(' '));

/**
 * Is a text a page, which may hold elements of any name, or does it begin with an element of HTML and has no others?
 * Elements that end themselves, such as `<b/>`, are XML's, and so is what has a declaration.
 */
function readHtml(text: string): boolean {
  if (/^<(?:!doctype )?html[\s>]/i.test(text)) return true;
  if (!/^(?:<!--(?:(?!-->)[^])*-->\s*)*<[a-z]/i.test(text)) return false;
  let count = 0;
  let hasEnd = false;
  for (const [, slash, name = '', closed] of text.matchAll(/<(\/)?([a-z][\w:.]*)(?:\s[^<>]*?)?(\/)?>/gi)) {
    const known = name.toLowerCase();
    if (count === 0 && known === 'svg') return false;
    if (!names.has(known) || (closed !== undefined && !empty.has(known))) return false;
    count++;
    hasEnd ||= slash !== undefined || empty.has(known);
  }
  return hasEnd;
}

const known = new WeakMap<Sample, boolean>();

/** Is a sample HTML? It is read once. */
export function isHtml(sample: Sample): boolean {
  const is = known.get(sample) ?? readHtml(sample.text);
  known.set(sample, is);
  return is;
}

/** Has the first tag an attribute without quotes whose value is in braces, `<Item count={1}>`? */
export function isJsx(text: string): boolean {
  const [tag = ''] = /^<[^>]*/.exec(text) ?? [];
  return /\s[\w:.-]+=\{/.test(tag);
}
