import { isList, isTable, type Value } from '../documents/value.ts';
import { regexOf } from './assertions.ts';
import { keywordsOf, type DraftName } from './drafts.ts';
import type { Applier, Gathering } from './gathering.ts';
import { Instance } from './instance.ts';
import type { Params } from './outcome.ts';
import type { Scope, Table } from './registry.ts';

/** Applies schemas to the members and elements of a value. */
export class Children {
  constructor(private readonly evaluator: Applier) {}

  /** A member or element by a schema; a `false` for what is left over is a fault of the keyword itself. */
  private inner(
    gathering: Gathering,
    scope: Scope,
    keyword: string,
    wanted: Value,
    step: string | number,
    rest: readonly (string | number)[],
    surplus?: Params,
  ): void {
    const child = gathering.instance.child(step);
    if (wanted === false && surplus) gathering.fail(keyword, surplus, { instance: child });
    else gathering.addAll(this.evaluator.evaluate(wanted, child, scope, gathering.schema, keyword, rest).faults);
  }

  members(gathering: Gathering, value: Table, scope: Scope, draft: DraftName): void {
    const { instance, schema } = gathering;
    const table = (name: string): Table => {
      const found = schema.get(name);
      return found !== undefined && isTable(found) ? found : new Map();
    };
    const seen = new Set<string>();
    const look = (name: string): void => {
      seen.add(name);
      gathering.names.add(name);
    };
    for (const [name, wanted] of table('properties')) {
      if (!value.has(name)) continue;
      look(name);
      this.inner(gathering, scope, 'properties', wanted, name, [name]);
    }
    for (const [pattern, wanted] of table('patternProperties')) {
      const regex = regexOf(pattern);
      for (const name of value.keys()) {
        if (!regex.test(name)) continue;
        look(name);
        this.inner(gathering, scope, 'patternProperties', wanted, name, [pattern]);
      }
    }
    const additional = schema.get('additionalProperties');
    if (additional !== undefined) {
      for (const name of value.keys()) {
        if (seen.has(name)) continue;
        gathering.names.add(name);
        this.inner(gathering, scope, 'additionalProperties', additional, name, [], { property: name });
      }
    }
    const names = draft === 'draft-04' ? undefined : schema.get('propertyNames');
    if (names !== undefined) {
      for (const name of value.keys()) {
        const child = new Instance(name, instance, name, true);
        const { faults } = this.evaluator.evaluate(names, child, scope, schema, 'propertyNames', []);
        gathering.addAll(faults.map((fault) => ({ ...fault, params: { ...fault.params, name } })));
      }
    }
    const isOld = draft === 'draft-04' || draft === 'draft-07';
    const dependent = isOld ? 'dependencies' : 'dependentSchemas';
    for (const [name, wanted] of table(dependent)) {
      if (!value.has(name)) continue;
      if (!isList(wanted)) gathering.join(this.evaluator.apply(gathering, scope, dependent, wanted, name));
      else
        for (const each of wanted) if (!value.has(String(each))) gathering.fail(dependent, { property: String(each) });
    }
    const unevaluated = isOld ? undefined : schema.get('unevaluatedProperties');
    if (unevaluated === undefined) return;
    for (const name of value.keys()) {
      if (gathering.names.has(name)) continue;
      gathering.names.add(name);
      this.inner(gathering, scope, 'unevaluatedProperties', unevaluated, name, [], { property: name });
    }
  }

  elements(gathering: Gathering, value: readonly Value[], scope: Scope, draft: DraftName): void {
    const { schema } = gathering;
    const is2020 = draft === '2020-12';
    const all = (keyword: string, wanted: Value, from: number, isSurplus: boolean): void => {
      for (let index = from; index < value.length; index++) {
        this.inner(gathering, scope, keyword, wanted, index, [], isSurplus ? { index } : undefined);
      }
      gathering.items = value.length;
    };
    const items = schema.get('items');
    const [prefixName, prefix] = is2020 ? ['prefixItems', schema.get('prefixItems')] : ['items', items];
    let from = 0;
    if (prefix !== undefined && isList(prefix)) {
      from = Math.min(prefix.length, value.length);
      for (let index = 0; index < from; index++) {
        this.inner(gathering, scope, prefixName, prefix[index] as Value, index, [index]);
      }
      gathering.items = Math.max(gathering.items, from);
      const additional = is2020 ? undefined : schema.get('additionalItems');
      if (additional !== undefined) all('additionalItems', additional, from, true);
    }
    if (items !== undefined && !isList(items)) all('items', items, from, true);
    if (draft !== 'draft-04' && schema.has('contains')) this.contains(gathering, value, scope, is2020);
    const unevaluated = draft === '2019-09' || is2020 ? schema.get('unevaluatedItems') : undefined;
    if (unevaluated === undefined) return;
    for (let index = gathering.items; index < value.length; index++) {
      if (gathering.indexes.has(index)) continue;
      this.inner(gathering, scope, 'unevaluatedItems', unevaluated, index, [], { index });
    }
    gathering.items = value.length;
  }

  private contains(gathering: Gathering, value: readonly Value[], scope: Scope, counts: boolean): void {
    const { instance, schema } = gathering;
    const hasBounds = keywordsOf(scope.at(-1)?.draft ?? '2020-12').has('minContains');
    const limit = (name: string): number | undefined => {
      const wanted = hasBounds ? schema.get(name) : undefined;
      return typeof wanted === 'bigint'
        ? Number(wanted)
        : typeof wanted === 'object' && wanted !== null && 'value' in wanted
          ? wanted.value
          : undefined;
    };
    const min = limit('minContains') ?? 1;
    const max = limit('maxContains') ?? null;
    let matched = 0;
    for (const index of value.keys()) {
      const { faults } = this.evaluator.evaluate(
        schema.get('contains') as Value,
        instance.child(index),
        scope,
        schema,
        'contains',
        [],
      );
      if (faults.length > 0) continue;
      matched++;
      if (counts) gathering.indexes.add(index);
    }
    if (matched < min || (max !== null && matched > max)) gathering.fail('contains', { min, max, matched });
  }
}
