import { expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';

const operations = new Map<string, Operation>(
  Object.values(engine).map((operation) => [operation.id.split('/')[1] as string, operation as unknown as Operation]),
);

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations.get(example.op) as Operation;
    expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
  });
}
