import { ToolError } from '#core/operation.ts';
import { positionOf } from './position.ts';
import { toBytes } from './source.ts';

/** jsonrepair's text. Errors: `empty-input`; `cannot-repair` with the place where it gave up. */
export async function repairText(text: string): Promise<string> {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (source.trim() === '') throw new ToolError('empty-input');
  const { jsonrepair, JSONRepairError } = await import('jsonrepair');
  try {
    return jsonrepair(source);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('cannot-repair', { reason: 'too-deep' });
    if (!(error instanceof JSONRepairError)) throw error;
    const before = toBytes(text.slice(0, error.position + text.length - source.length));
    throw new ToolError('cannot-repair', { ...positionOf(before, before.length) });
  }
}
