import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { loadOperation } from '#run/engines.ts';
import { kinds, operations } from './inputs.mjs';

it.each(operations.map((row) => [row.id, row] as const))(
  '%s takes the text that it is measured with',
  async (id, row) => {
    const operation = await loadOperation(id);
    expect(operation).toBeDefined();
    const { head = '', entry = '', tail = '' } = kinds[row.kind] ?? {};
    const text = head + entry.replace('#', '1') + entry.replace('#', '2') + tail;
    const fields = Object.fromEntries((row.fields ?? ['text']).map((name) => [name, text]));
    if (operation) expect(await execute(operation, { ...row.input, ...fields })).toMatchObject({ ok: true });
  },
);
