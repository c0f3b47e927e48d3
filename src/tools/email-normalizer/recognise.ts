import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { itemsOf } from './engine/items.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'email-normalizer/normalize';
const longest = 102_400;
const share = 0.9;
/** So many items show what a list is of. */
const mostItems = 200;
/** Neither the address of a repository, `git@host:path`, nor a package with its version, `name@1.2.3`. */
const bare = /^[^\s@<>]+@[^\s@<>:/]+\.(?!\d+$)[^\s@<>:/.]+$/;
const bracketed = /<[^\s@<>]+@[^\s@<>]+>$/;

export const recognise: Recogniser = ({ text, source }) => {
  if (source.length > longest || !text.includes('@')) return [];
  let total = 0;
  let count = 0;
  for (const { written } of itemsOf(text)) {
    total++;
    // What is longer is not an address, and would be looked at for long.
    if (written.length < 400 && (bare.test(written) || bracketed.test(written))) count++;
    if (total === mostItems && count < share * total) return [];
  }
  // Only the beginning of a long list is here, and its last item is cut.
  if (count === 0 || count < share * (source.complete ? total : total - 1)) return [];
  const isOne = total === 1;
  const reason = isOne ? because('one') : because('list', { count });
  return [{ op, input: { text }, score: isOne ? 55 : 85, kind: isOne ? 'text' : 'container', reason }];
};
