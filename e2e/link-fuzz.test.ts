import type { ComponentType } from 'react';
import { describe, it, vi } from 'vitest';
import { accepts, type Field, type Fields } from '../src/core/field.ts';
import { execute } from '../src/core/operation.ts';
import { prepare } from '../src/run/run-in-page.ts';
import { draftOf, type Values } from '../src/ui/hooks/draft-memory.ts';
import { applyFragment, openDraft } from '../src/ui/hooks/draft-store.ts';
import { readFragment } from '../src/ui/hooks/fragment.ts';
import { randomFragments } from './fragments.ts';
import { operationsOf } from './operations.ts';
import { payloads } from './payloads.ts';
import { toolIds } from './routes.ts';
import { draftHook, openView, operationHook } from './view.ts';

// The values of a link reach a view by these two; how they do in a page is a test of the browser's.
vi.mock('../src/ui/hooks/use-draft.ts', () => ({ useDraft: draftHook }));
vi.mock('../src/ui/hooks/use-operation.ts', () => ({ useOperation: operationHook }));

const count = 200;
/** Every so many links that were read the view is drawn with what they brought: it costs a hundred times as much as reading them. */
const drawn = 8;

const prototypes = [Object, Array, Function, String, Number, Boolean, Map, Promise].map(({ prototype }) => prototype);
const namesIn = (): string => prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join('\n');
const untouched = namesIn();

/** The kinds of a field and of all that it is made of. */
const kindsOf = (about: Field): readonly string[] => [
  about.kind,
  ...[about.item ?? [], about.alternatives ?? [], Object.values(about.members ?? {})].flat().flatMap(kindsOf),
];

/** What a field takes from a link: never a secret, never a file, only what fits. */
function fits(fields: Fields, name: string, value: unknown): boolean {
  const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (about === undefined || kindsOf(about).some((kind) => kind === 'secret' || kind === 'blob')) return false;
  return accepts(about, value);
}

/** Follows links to a tool as its page does; lists what went wrong, and counts what was taken from them. */
async function follow(tool: string, fragments: (fields: Fields) => readonly string[]) {
  const { default: View } = (await import(`../src/tools/${tool}/view.tsx`)) as { readonly default: ComponentType };
  const view = await openView(tool, View);
  const { fields, start } = view;
  const operations = await operationsOf(tool);
  const faults: string[] = [];
  const counts = { read: 0, told: 0, drawn: 0 };
  const computed = new Set<string>();

  const check = (found: Values, before: Values, values: Values, ignored: readonly string[]): string | undefined => {
    const refused = Object.keys(found).filter((name) => !fits(fields, name, found[name]));
    if (refused.toSorted().join() !== ignored.toSorted().join())
      return `reports ${ignored.join()}, not ${refused.join()}`;
    if (Object.keys(values).toSorted().join() !== Object.keys(fields).toSorted().join())
      return 'other names than fields';
    // A link of which nothing fits leaves the page as it is.
    const rest = refused.length < Object.keys(found).length ? start : before;
    const wrong = Object.keys(fields).find(
      (name) => values[name] !== (Object.hasOwn(found, name) && !refused.includes(name) ? found[name] : rest[name]),
    );
    return wrong === undefined ? undefined : `the value of ${wrong}`;
  };
  const compute = async (values: Values): Promise<void> => {
    for (const operation of operations) {
      const names = Object.keys(operation.input).filter((name) => values[name] !== undefined);
      const input = Object.fromEntries(names.map((name) => [name, values[name]]));
      const key = `${operation.id} ${JSON.stringify(input)}`;
      // What is heavy runs where it can be ended: the time-box is its proof.
      if (computed.has(key) || !prepare(operation, input).isLight) continue;
      computed.add(key);
      await execute(operation, input);
    }
  };

  openDraft(tool, fields, start);
  for (const fragment of fragments(fields)) {
    try {
      const found = readFragment(`#${fragment}`, fields);
      if (!found) continue;
      counts.read++;
      const before = draftOf(tool)?.values ?? start;
      applyFragment(tool, found);
      const { values = {}, ignored = [] } = draftOf(tool) ?? {};
      if (ignored.length > 0) counts.told++;
      const fault = check(found, before, values, ignored);
      if (fault !== undefined) faults.push(`${fragment}: ${fault}`);
      await compute(values);
      if (counts.read % drawn === 1) {
        counts.drawn++;
        if ((await view.draw(values)).includes('data-pwn="1"')) faults.push(`${fragment}: became an element`);
      }
    } catch (error) {
      faults.push(`${fragment}: ${String(error)}`);
    }
    if (namesIn() !== untouched) {
      faults.push(`${fragment}: touched a prototype`);
      break;
    }
  }
  return { faults, counts };
}

it('xss-corpus has at least 50 different payloads', ({ expect }) => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(50);
});

describe('a link to every tool', () => {
  it.for(toolIds.map((tool, index) => [tool, index + 1] as const))(
    'link-fuzz: %s',
    async ([tool, seed], { expect }) => {
      const hostile = 'no-such-field=1&__proto__=1&constructor=2&text%ZZ=%E0%A4%A&=&%00=%00';
      const { faults, counts } = await follow(tool, (fields) => [hostile, ...randomFragments(fields, count, seed)]);
      expect(faults).toEqual([]);
      expect(counts.read).toBeGreaterThan(count / 2);
      expect(counts.told).toBeGreaterThan(count / 8);
      expect(counts.drawn).toBeGreaterThan(count / drawn / 2);
    },
  );

  it.for(toolIds)('xss-corpus: links to %s', async (tool, { expect }) => {
    const { faults, counts } = await follow(tool, (fields) => {
      const names = [...new Set(['text', 'query', 'source', ...Object.keys(fields)])];
      return payloads.map((payload) =>
        new URLSearchParams([...names.map((name) => [name, payload]), [payload, payload]]).toString(),
      );
    });
    expect(faults).toEqual([]);
    // The payload is a name, too, and no field has it.
    expect(counts.told).toBe(payloads.length);
  });
});
