import { ToolError } from '#core/operation.ts';
import { toPointer } from '../json-scan/path.ts';
import { isList, isTable, type Value } from '../documents/value.ts';
import { assertions, checkFormat } from './assertions.ts';
import { Children } from './children.ts';
import { keywordsOf, type DraftName } from './drafts.ts';
import { Gathering, type Applier } from './gathering.ts';
import type { Instance } from './instance.ts';
import { fine, type Outcome } from './outcome.ts';
import type { Registry, Resource, Scope, Table } from './registry.ts';

const mostEvaluations = 10_000_000;

const assertionKeywords = new Set(Object.keys(assertions));
/** Applies schemas to values by the rules of their drafts. Errors: `unresolved-ref`, `cyclic-ref`, `too-complex`. */
export class Evaluator implements Applier {
  private count = 0;

  constructor(
    private readonly registry: Registry,
    private readonly assertFormat: (format: string) => boolean,
  ) {}

  evaluate(
    schema: Value,
    instance: Instance,
    scope: Scope,
    holder: Table,
    keyword: string,
    rest: readonly (string | number)[],
  ): Outcome {
    if (schema === false) {
      return {
        ...fine,
        faults: [
          { instance, keyword: 'false', schema: holder, rest: keyword === '' ? [] : [keyword, ...rest], params: {} },
        ],
      };
    }
    if (!isTable(schema)) return fine;
    const canRemember = !this.registry.hasDynamic;
    const remembered = canRemember ? (instance.outcomes.get(schema) as Outcome | undefined) : undefined;
    if (remembered) return remembered;
    if (++this.count > mostEvaluations) throw new ToolError('too-complex', { limit: mostEvaluations });
    if (instance.active.has(schema)) {
      const path = toPointer(this.registry.infoOf(schema)?.steps ?? []);
      throw new ToolError('cyclic-ref', { ref: String(holder.get(keyword) ?? ''), path });
    }
    instance.active.add(schema);
    const outcome = this.table(schema, instance, scope);
    instance.active.delete(schema);
    if (canRemember) instance.outcomes.set(schema, outcome);
    return outcome;
  }

  private table(schema: Table, instance: Instance, outer: Scope): Outcome {
    const resource = this.registry.infoOf(schema)?.resource ?? (outer.at(-1) as Resource);
    const scope = outer.at(-1) === resource ? outer : [...outer, resource];
    const gathering = new Gathering(schema, instance);
    const { draft } = resource;
    const isOld = draft === 'draft-04' || draft === 'draft-07';
    if (schema.has('$ref')) this.reference(gathering, '$ref', scope);
    if (isOld && schema.has('$ref')) return gathering.outcome;
    const keywords = keywordsOf(draft);
    if (schema.has('$dynamicRef') && draft === '2020-12') this.reference(gathering, '$dynamicRef', scope);
    if (schema.has('$recursiveRef') && draft === '2019-09') this.reference(gathering, '$recursiveRef', scope);
    for (const [keyword, wanted] of schema) {
      if (!keywords.has(keyword)) continue;
      if (assertionKeywords.has(keyword)) {
        if (resource.hasValidation) this.assertion(gathering, keyword, wanted, draft);
      } else if (keyword === 'format') {
        if (typeof wanted === 'string' && this.assertFormat(wanted)) {
          for (const { params } of checkFormat(wanted, instance.value)) gathering.fail(keyword, params);
        }
      }
    }
    this.logic(gathering, scope, keywords);
    const children = new Children(this);
    if (isTable(instance.value)) children.members(gathering, instance.value, scope, draft);
    if (isList(instance.value)) children.elements(gathering, instance.value, scope, draft);
    return gathering.outcome;
  }

  private assertion({ faults, instance, schema }: Gathering, keyword: string, wanted: Value, draft: DraftName): void {
    for (const found of assertions[keyword]?.(wanted, instance.value, schema, draft) ?? []) {
      faults.add({ instance, keyword: found.keyword ?? keyword, schema, rest: [], params: found.params });
    }
  }

  /** A schema in the same place, by its keyword. */
  apply(
    { instance, schema }: Gathering,
    scope: Scope,
    keyword: string,
    value: Value | undefined,
    ...rest: (string | number)[]
  ): Outcome {
    return value === undefined ? fine : this.evaluate(value, instance, scope, schema, keyword, rest);
  }

  private reference(gathering: Gathering, keyword: string, scope: Scope): void {
    const { schema } = gathering;
    const reference = String(schema.get(keyword));
    const current = scope.at(-1) as Resource;
    const found = this.registry.find(current, reference);
    if (!found) {
      const { steps = [], source } = this.registry.infoOf(schema) ?? {};
      throw new ToolError('unresolved-ref', {
        ref: reference,
        path: toPointer([...steps, keyword]),
        ...(source?.uri !== undefined && { source: source.uri }),
      });
    }
    let { resource, schema: target } = found;
    if (keyword === '$dynamicRef' && found.anchor !== undefined && found.resource.dynamicAnchors.has(found.anchor)) {
      const outermost = scope.find(({ dynamicAnchors }) => dynamicAnchors.has(found.anchor as string));
      if (outermost) [resource, target] = [outermost, outermost.dynamicAnchors.get(found.anchor) as Value];
    }
    if (keyword === '$recursiveRef' && found.resource.isRecursive) {
      const outermost = scope.find(({ isRecursive }) => isRecursive);
      if (outermost) [resource, target] = [outermost, outermost.root];
    }
    const inner = current === resource ? scope : [...scope, resource];
    gathering.join(this.evaluate(target, gathering.instance, inner, schema, keyword, []));
  }

  private logic(gathering: Gathering, scope: Scope, keywords: ReadonlySet<string>): void {
    const { schema } = gathering;
    const list = (name: string): readonly Value[] => {
      const value = schema.get(name);
      return value !== undefined && isList(value) ? value : [];
    };
    for (const [index, each] of list('allOf').entries())
      gathering.join(this.apply(gathering, scope, 'allOf', each, index));
    for (const name of ['anyOf', 'oneOf'] as const) {
      const all = list(name).map((each, index) => this.apply(gathering, scope, name, each, index));
      if (all.length === 0) continue;
      const matches = all.flatMap(({ faults }, index) => (faults.length === 0 ? [index] : []));
      if (matches.length === 0) gathering.fail(name, {}, { branches: all.map(({ faults }) => faults) });
      else if (name === 'oneOf' && matches.length > 1) gathering.fail(name, { matches });
      else for (const outcome of all) if (outcome.faults.length === 0) gathering.join(outcome);
    }
    const not = schema.get('not');
    if (not !== undefined && this.apply(gathering, scope, 'not', not).faults.length === 0) gathering.fail('not');
    if (!keywords.has('if') || !schema.has('if')) return;
    const test = this.apply(gathering, scope, 'if', schema.get('if'));
    if (test.faults.length === 0) gathering.join(test);
    const branch = test.faults.length === 0 ? 'then' : 'else';
    gathering.join(this.apply(gathering, scope, branch, schema.get(branch)));
  }
}
