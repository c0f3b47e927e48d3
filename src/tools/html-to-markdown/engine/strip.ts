import { Parser } from 'htmlparser2';

const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** The text between tags, as it is written or with its character references decoded (HTML Standard, 13.2.5). */
export function stripTags(html: string, decode: boolean): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (silent.has(name)) hidden++;
      },
      onclosetag(name) {
        if (silent.has(name)) hidden--;
      },
      ontext(text) {
        if (hidden === 0) parts.push(text);
      },
    },
    { decodeEntities: decode },
  );
  parser.end(html);
  return parts.join('');
}
