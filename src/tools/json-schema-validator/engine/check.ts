import { ToolError } from '#core/operation.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { draftNames, draftOf, metaUri, type DraftName } from '#lib/json-schema/drafts.ts';
import { Evaluator } from '#lib/json-schema/evaluator.ts';
import { formats } from '#lib/json-schema/formats.ts';
import { Instance } from '#lib/json-schema/instance.ts';
import { loadMeta, type MetaSchema } from '#lib/json-schema/meta.ts';
import { Registry, type Resource, type Source, type Table } from '#lib/json-schema/registry.ts';
import type { Read } from './read.ts';
import { keyOffset, Reporter } from './report.ts';

const metaListed = 20;
export const holder: Table = new Map();

export const schemaUriOf = (root: Value): string | undefined => {
  const uri = isTable(root) ? root.get('$schema') : undefined;
  return typeof uri === 'string' ? uri : undefined;
};

export interface Given {
  readonly uri: string;
  readonly read: Read;
}

/** A `$schema` of somebody's own: the draft that it stands on, and whether it has the vocabulary of validation. */
export function customOf(
  schema: string,
  given: readonly Given[],
): { draft: DraftName; hasValidation: boolean } | undefined {
  const found = given.find(({ uri }) => uri === schema.replace(/#$/, ''));
  const root = found?.read.documents[0];
  if (root === undefined || !isTable(root)) return undefined;
  const draft = draftOf(schemaUriOf(root) ?? '');
  const vocabulary = root.get('$vocabulary');
  const names = vocabulary !== undefined && isTable(vocabulary) ? [...vocabulary.keys()] : undefined;
  return draft && { draft, hasValidation: names?.some((name) => name.endsWith('/vocab/validation')) ?? true };
}

export type Metas = ReadonlyMap<DraftName, readonly MetaSchema[]>;

export async function loadMetas(): Promise<Metas> {
  return new Map(await Promise.all(draftNames.map(async (name) => [name, await loadMeta(name)] as const)));
}

/** A schema, or the part of it that a reference leads to. */
export interface Target {
  readonly source: Source;
  readonly read: Read;
  readonly steps: readonly Step[];
  readonly draft: DraftName;
}

/** Checks what a reference leads to, unless the check of the main schema has seen it. */
export class CheckingRegistry extends Registry {
  private readonly checked = new Set<Value>();

  constructor(
    draft: DraftName,
    given: readonly Given[],
    private readonly texts: ReadonlyMap<Source, Read>,
    private readonly check: (target: Target) => void,
  ) {
    super(draft, (schema) => customOf(schema, given));
  }

  /** Counts as checked all parts that the meta-schema of this draft has seen. */
  passOver(value: Value, draft: DraftName): void {
    if (isTable(value) && this.infoOf(value)?.resource.draft === draft) this.checked.add(value);
    if (isTable(value) || isList(value)) for (const inner of value.values()) this.passOver(inner, draft);
  }

  override find(...way: Parameters<Registry['find']>): ReturnType<Registry['find']> {
    const found = super.find(...way);
    const schema = found && (isTable(found.schema) ? found.schema : found.resource.root);
    if (found && schema !== undefined && !this.checked.has(schema)) {
      this.checked.add(schema);
      const { source, steps } = this.placeOf(schema);
      const read = source && this.texts.get(source);
      if (source && read) this.check({ source, read, steps, draft: found.resource.draft });
    }
    return found;
  }

  /** Does a reference lead anywhere? What is there is not checked. */
  resolves(...way: Parameters<Registry['find']>): boolean {
    return super.find(...way) !== undefined;
  }

  private placeOf(schema: Value): { readonly source: Source | undefined; readonly steps: readonly Step[] } {
    const info = isTable(schema) ? this.infoOf(schema) : undefined;
    return info ?? { source: [...this.texts.keys()].find(({ root }) => root === schema), steps: [] };
  }
}

function resourceOf(registry: Registry, uri: string): { schema: Value; resource: Resource } | undefined {
  const start = { uri } as Resource;
  return registry.find(start, uri);
}

/** Where an error of a schema is; one that was given along has an address. */
const originOf = ({ uri }: Source) => ({
  field: 'schema',
  ...(uri !== undefined && { source: uri }),
});

/** A check that throws what is wrong with a schema by its meta-schema: `invalid-schema`. */
export function schemaCheck(given: readonly Given[], metas: Metas): (target: Target) => void {
  const registries = new Map<DraftName, Registry>();
  const registryOf = (draft: DraftName): Registry => {
    const known = registries.get(draft);
    if (known) return known;
    const registry = new Registry(draft, (schema) => customOf(schema, given));
    let index = 1;
    for (const { root, uri } of metas.get(draft) ?? []) registry.add({ uri, root, index: index++ });
    for (const { read, uri } of given) registry.add({ uri, root: read.documents[0] ?? true, index: index++ });
    registries.set(draft, registry);
    return registry;
  };
  return ({ source, read, steps, draft }) => {
    const registry = registryOf(draft);
    const own = schemaUriOf(source.root);
    const uri = own === undefined || draftOf(own) ? metaUri(draft) : own.replace(/#$/, '');
    const meta = resourceOf(registry, uri) ?? resourceOf(registry, metaUri(draft));
    if (!meta) throw new Error(`no meta-schema for ${draft}`);
    const evaluator = new Evaluator(registry, (format) => format === 'regex');
    let instance = new Instance(source.root, undefined, '');
    for (const step of steps) instance = instance.child(step);
    const { faults } = evaluator.evaluate(meta.schema, instance, [meta.resource], holder, '', []);
    const errors = new Reporter(registry, read, new Map(), false).report(faults, 0);
    const [first] = errors;
    if (!first) {
      checkPatterns(instance.value, steps, read, source);
      return;
    }
    const { keyword, line, path } = first;
    throw new ToolError('invalid-schema', {
      path,
      line,
      keyword,
      errors: errors.slice(0, metaListed),
      ...originOf(source),
    });
  };
}

/** Names of `patternProperties` that are not regular expressions; draft-04 has no rule for them. */
function checkPatterns(value: Value, steps: readonly Step[], read: Read, source: Source): void {
  if (!isTable(value)) {
    if (isList(value))
      for (const [index, item] of value.entries()) checkPatterns(item, [...steps, index], read, source);
    return;
  }
  const patterns = value.get('patternProperties');
  for (const pattern of patterns !== undefined && isTable(patterns) ? patterns.keys() : []) {
    if (formats['regex']?.(pattern) !== false) continue;
    const path = [...steps, 'patternProperties', pattern];
    const line = read.lines.positionOf(keyOffset(read, value, ['patternProperties', pattern])).line;
    throw new ToolError('invalid-schema', {
      path: toPointer(path),
      line,
      keyword: 'format',
      errors: [],
      ...originOf(source),
    });
  }
  for (const [name, member] of value) {
    if (!/^(?:const|enum|default|examples)$/.test(name)) checkPatterns(member, [...steps, name], read, source);
  }
}
