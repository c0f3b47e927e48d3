import { Parser } from 'htmlparser2';

/** Attributes whose address a browser fetches by itself. */
export const loading: readonly string[] = ['src', 'srcset', 'poster', 'background'];

/** Does the picture stand in the page itself (RFC 2397)? */
export const isEmbedded = (address: string): boolean => /^\s*data:image\//i.test(address);

/** How many elements would fetch something. */
export function countUnloaded(html: string): number {
  let count = 0;
  const parser = new Parser({
    onopentag: (_, attributes) => {
      if (loading.some((name) => attributes[name] !== undefined && !isEmbedded(attributes[name]))) count++;
    },
  });
  parser.end(html);
  return count;
}
