import { codePointAt } from '../../code-point.ts';
import { nameOf, type Fault } from '../fault.ts';
import { isSpace } from '../tokenizer.ts';
import { nameAt } from './names.ts';

/** The fault of a processing instruction at `start`: its target is a name, and white space or `?>` follows (XML 1.0 §2.6). */
export function targetFault(text: string, start: number): Fault | undefined {
  const target = nameAt(text, start + 2);
  const at = start + 2 + target.length;
  if (target !== '' && (isSpace(text.charCodeAt(at)) || text.startsWith('?>', at))) return undefined;
  return { at, reason: 'bad-target', facts: { found: nameOf(codePointAt(text, at) ?? 0) } };
}

/** Is its target `xml` in any case, which XML keeps for itself? */
export const isReserved = (text: string, start: number): boolean => nameAt(text, start + 2).toLowerCase() === 'xml';
