import { webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mismatch } from '../src/core/example.ts';
import { execute } from '../src/core/operation.ts';
import { examplesOf, operationsOf } from './operations.ts';
import { toolIds } from './routes.ts';

/*
 * What operations answer on a page over plain HTTP, where the browser offers randomness and nothing else of WebCrypto.
 * What the pages themselves do there is in plain-http.e2e.ts.
 */

const crypto = { getRandomValues: (array: Uint8Array) => webcrypto.getRandomValues(array) };

beforeAll(() => void vi.stubGlobal('crypto', crypto));
afterAll(() => void vi.unstubAllGlobals());

let refused = 0;

describe.each(toolIds)('%s', (tool) => {
  it('answers its public examples, or says that the browser does not offer what they need', async () => {
    expect('subtle' in globalThis.crypto).toBe(false);
    const operations = new Map((await operationsOf(tool)).map((operation) => [operation.id, operation]));
    for (const example of await examplesOf(tool)) {
      const operation = operations.get(`${tool}/${example.op}`);
      if (!operation) throw new Error(`${tool} has no operation ${example.op}`);
      // Anything thrown is an internal error.
      const result = await execute(operation, example.input);
      const isRefused = !result.ok && result.error.code === 'secure-context-required';
      if (isRefused) refused += 1;
      else expect(mismatch(example, result)).toBeUndefined();
    }
  });
});

it('some of them need it', () => {
  expect(refused).toBeGreaterThan(0);
});
