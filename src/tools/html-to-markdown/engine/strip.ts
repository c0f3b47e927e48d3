import { Parser } from 'htmlparser2';
import { voidElements } from '#lib/html-text/tree.ts';

const silent: ReadonlySet<string> = new Set(['script', 'style']);
/** Elements opened deeper than this are closed at once: the time that the parser takes grows with the depth. */
const mostOpen = 500;

/** The text between tags, as it is written or with its character references decoded (HTML Standard, 13.2.5). */
export function stripTags(html: string, decode: boolean): string {
  const parts: string[] = [];
  let hidden = 0;
  let open = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        open++;
        if (silent.has(name)) hidden++;
        else if (open > mostOpen && !voidElements.has(name)) {
          const start = parser.startIndex + 1;
          parser.onclosetag(start, start + name.length);
        }
      },
      onclosetag(name) {
        open--;
        if (silent.has(name)) hidden--;
      },
      ontext(text) {
        // The parser takes the name of an unfinished tag for text where it may become `script`, `style` or the like.
        const isName = html[parser.startIndex] === '<' && !text.startsWith('<');
        if (hidden === 0 && !isName) parts.push(text);
      },
    },
    { decodeEntities: decode },
  );
  parser.end(html);
  return parts.join('');
}
