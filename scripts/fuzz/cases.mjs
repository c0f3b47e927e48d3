import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

function textsOf(value, found) {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const item of Object.values(value)) textsOf(item, found);
  }
}

/**
 * Loads the built engines and public examples: the operations by id, `execute` of the package, and what inputs are made
 * from: the examples of an operation, all texts of all examples, and what they give to fields of a name. `only` is a part
 * of the ids that are wanted.
 */
export async function loadCases(folder, only = '') {
  const load = (path) => import(pathToFileURL(`${folder}/${path}`).href);
  const { execute, loadOperations } = await load('library.js');
  const tools = readdirSync(`${folder}/examples`).map((name) => name.replace(/\.js$/, ''));
  const operations = new Map();
  const examplesOf = new Map();
  const pool = new Set();
  const samples = new Map();
  for (const tool of tools.toSorted()) {
    const { examples } = await load(`examples/${tool}.js`);
    for (const { op, input, value } of examples) {
      const id = `${tool}/${op}`;
      examplesOf.set(id, [...(examplesOf.get(id) ?? []), input]);
      textsOf([input, value], pool);
      for (const [name, sample] of Object.entries(input)) samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
    if (!tool.includes(only.split('/')[0] ?? '') && only !== '') continue;
    for (const operation of await loadOperations(tool)) {
      if (operation.id.includes(only)) operations.set(operation.id, operation);
    }
  }
  return { operations, examplesOf, pool: [...pool].filter((text) => text.length < 20_000), samples, execute };
}
