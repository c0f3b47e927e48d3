import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { loadOperation } from '#run/load-operations.ts';
import { kinds, operations } from './inputs.mjs';

it.each(operations.map((row) => [row.id, row] as const))(
  '%s takes the text that it is measured with',
  async (id, row) => {
    const operation = await loadOperation(id);
    expect(operation).toBeDefined();
    const kind = kinds[row.kind] ?? expect.fail(`no kind ${row.kind}`);
    const text = kind.head + kind.entry.replace('#', '1') + kind.entry.replace('#', '2') + kind.tail;
    const fields = Object.fromEntries((row.fields ?? ['text']).map((name) => [name, text]));
    if (operation) expect(await execute(operation, { ...row.input, ...fields })).toMatchObject({ ok: true });
  },
);
