import { Parser } from 'htmlparser2';
import { ToolError } from '#core/operation.ts';

/** What builds and walks trees calls itself for every level. */
const deepest = 500;

/** Refuses what opens more elements at once than a tree may be deep. @throws `too-deep` { limit } */
export function refuseDeep(html: string): void {
  let open = 0;
  const parser = new Parser({
    onopentag() {
      if (++open > deepest) throw new ToolError('too-deep', { limit: deepest });
    },
    onclosetag() {
      open--;
    },
  });
  parser.end(html);
}
