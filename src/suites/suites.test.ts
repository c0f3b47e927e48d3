import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { execute, type Operation } from '#core/operation.ts';
import { loadOperation } from '#run/load-operations.ts';
import { skipWithout } from '../../scripts/compared-programs.ts';
import { wycheproofEncryption, wycheproofHmac, wycheproofJws } from './crypto.ts';
import { tomlTest, yamlTestSuite } from './documents.ts';
import { exceptions } from './exceptions.ts';
import { json5Tests, jsonPatchTests, jsonTestSuite } from './json.ts';
import type { Case, Suite } from './suite.ts';
import { base64Data, urlTestData, xmlTests } from './web.ts';

/** The public suites keep their licenses, so they stand beside the checkout and not in it. */
const folder = process.env['TOOLCRIB_SUITES'] ?? resolve('../shared/suites');

const suites: readonly Suite[] = [
  jsonTestSuite,
  json5Tests,
  jsonPatchTests,
  yamlTestSuite,
  tomlTest,
  xmlTests,
  urlTestData,
  base64Data,
  wycheproofEncryption,
  wycheproofHmac,
  wycheproofJws,
];

const operations = new Map<string, Promise<Operation | undefined>>();

async function operationOf(id: string): Promise<Operation> {
  let operation = operations.get(id);
  if (!operation) operations.set(id, (operation = loadOperation(id)));
  const found = await operation;
  if (!found) throw new Error(`unknown operation: ${id}`);
  return found;
}

async function faultOf({ wrong }: Suite, one: Case): Promise<string | undefined> {
  return wrong(one, await execute(await operationOf(one.op), one.input as never));
}

describe.each(suites)('the suite $file', (suite) => {
  const path = `${folder}/${suite.file}`;
  const known = exceptions[suite.file] ?? {};

  // The files are not part of the repository; who has them puts them beside it, or names their folder.
  it('is answered as it says, but for the exceptions', async () => {
    if (!existsSync(path)) skipWithout('the public suites');
    const cases = suite.cases(readFileSync(path, 'utf8'));
    expect(cases.length).toBeGreaterThan(10);
    const faults: Record<string, string> = {};
    for (const one of cases) {
      const fault = await faultOf(suite, one);
      if (fault !== undefined) faults[one.name] = fault;
    }
    // An exception that passes is none any more, unless it is that of an older Node.
    const passed = Object.entries(known).filter(([name, why]) => !(name in faults) && !why.includes('Node 20'));
    expect(passed).toEqual([]);
    expect(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in known)))).toEqual({});
  });
});
