import { ToolError } from '#core/operation.ts';
import { positionOf } from './position.ts';
import { toBytes } from './source.ts';

/** Strings within a line, so that a missing quote does not hide what follows; and commas with nothing between them. */
const commaRuns = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'|,(?:\s*,)+/gs;

/** Leaves one comma where there are several, which jsonrepair reads as the end of an array or not at all. */
function withoutSurplusCommas(text: string): { readonly text: string; readonly removed: readonly number[] } {
  const removed: number[] = [];
  const single = text.replace(commaRuns, (found, start: number) => {
    if (!found.startsWith(',')) return found;
    for (let at = 1; at < found.length; at += 1) if (found[at] === ',') removed.push(start + at);
    return `,${found.slice(1).replaceAll(',', '')}`;
  });
  return { text: single, removed };
}

/** jsonrepair's text. Errors: `empty-input`; `cannot-repair` with the place where it gave up. */
export async function repairText(text: string): Promise<string> {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (source.trim() === '') throw new ToolError('empty-input');
  const { jsonrepair, JSONRepairError } = await import('jsonrepair');
  const { text: single, removed } = withoutSurplusCommas(source);
  try {
    return jsonrepair(single);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('cannot-repair', { reason: 'too-deep' });
    if (!(error instanceof JSONRepairError)) throw error;
    let { position } = error;
    for (const at of removed) if (at <= position) position += 1;
    const before = toBytes(text.slice(0, position + text.length - source.length));
    throw new ToolError('cannot-repair', { ...positionOf(before, before.length) });
  }
}
