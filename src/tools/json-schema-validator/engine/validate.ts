import { ToolError } from '#core/operation.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { isTable, type Value } from '#lib/documents/value.ts';
import { draftOf, type DraftName } from '#lib/json-schema/drafts.ts';
import { Evaluator } from '#lib/json-schema/evaluator.ts';
import { Instance } from '#lib/json-schema/instance.ts';
import { lintSchema, type WarningCode } from '#lib/json-schema/lint.ts';
import type { RawFault } from '#lib/json-schema/outcome.ts';
import type { Registry, Resource, Source } from '#lib/json-schema/registry.ts';
import { resolveUri } from '#lib/json-schema/uri.ts';
import {
  CheckingRegistry,
  customOf,
  holder,
  loadMetas,
  schemaCheck,
  schemaUriOf,
  type Given,
  type Metas,
  type Target,
} from './check.ts';
import type { ValidateInput } from './fields.ts';
import { readText, type Read } from './read.ts';
import { containerOf, keyOffset, Reporter, type Fault } from './report.ts';

export interface Warning {
  readonly code: WarningCode;
  /** In the schema. */
  readonly path: string;
  readonly line: number;
  readonly detail: string;
}

export interface Validation {
  readonly valid: boolean;
  readonly draft: DraftName;
  /** By their place in the data, then in the schema; the first 1,000. */
  readonly errors: readonly Fault[];
  readonly errorCount: number;
  readonly warnings: readonly Warning[];
}

const listed = 1000;

function chooseDraft(root: Value, { draft }: ValidateInput, given: readonly Given[]): DraftName {
  if (draft !== 'auto') return draft;
  const uri = schemaUriOf(root);
  if (uri === undefined) return '2020-12';
  const found = draftOf(uri) ?? customOf(uri, given)?.draft;
  if (!found) throw new ToolError('unknown-draft', { uri });
  return found;
}

/** A registry with the main schema, those given along, and the meta-schemas. */
function register(
  draft: DraftName,
  main: Source,
  given: readonly Given[],
  metas: Metas,
  texts: Map<Source, Read>,
  check: (target: Target) => void,
): CheckingRegistry {
  const registry = new CheckingRegistry(draft, given, texts, check);
  let index = 1;
  for (const { root, uri } of [...metas.values()].flat()) {
    registry.add({ uri, root, index: 1000 + index++, isMeta: true });
  }
  for (const { read, uri } of given) {
    const source = { uri, root: read.documents[0] ?? true, index: index++ };
    texts.set(source, read);
    registry.add(source);
  }
  registry.add(main);
  registry.passOver(main.root, draft);
  return registry;
}

/** The schema is one document: several would be a list, which asks for nothing. */
function rootOf(read: Read): Value {
  const [root, second] = read.documents;
  if (root !== undefined && second === undefined) return root;
  const line = second === undefined ? 1 : read.lines.positionOf(read.places.offsetOf(read.documents, 1)).line;
  const reason = second === undefined ? undefined : 'several';
  throw new ToolError('invalid-schema', { path: '', line, keyword: 'type', reason, errors: [], field: 'schema' });
}

export async function validateTexts(input: ValidateInput): Promise<Validation> {
  const schema = await readText(input.schema, { field: 'schema' });
  const data = await readText(input.data, { field: 'data' });
  const given = await Promise.all(
    input.schemas.map(async ({ text, uri: address }) => {
      const uri = address.replace(/#$/, '');
      return { uri, read: await readText(text, { field: 'schema', source: uri }) };
    }),
  );
  const root = rootOf(schema);
  const draft = chooseDraft(root, input, given);
  const texts = new Map<Source, Read>();
  const main: Source = { uri: undefined, root, index: 0, ...(input.draft !== 'auto' && { draft }) };
  texts.set(main, schema);
  const metas = await loadMetas();
  const check = schemaCheck(given, metas);
  check({ source: main, read: schema, steps: [], draft });
  const registry = register(draft, main, given, metas, texts, check);
  const lineOf = (steps: Parameters<typeof keyOffset>[2]): number =>
    schema.lines.positionOf(keyOffset(schema, root, steps)).line;
  try {
    return judge(input, draft, registry, { root, data, texts }, lineOf);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { path, ...details } = error.details;
    if (typeof path !== 'string') throw error;
    const steps = path
      .split('/')
      .slice(1)
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    const isMain = details['source'] === undefined;
    const source = [...texts.keys()].find(({ uri }) => uri === details['source']);
    const uri = error.code === 'unresolved-ref' && source ? askedUri(registry, source, steps, given) : undefined;
    throw new ToolError(error.code, {
      ...(isMain && { line: lineOf(steps) }),
      ...details,
      path,
      ...(uri !== undefined && { uri }),
    });
  }
}

/** The address that a reference asks for; undefined when the schema there is neither missing nor one of those given along. */
function askedUri(
  registry: CheckingRegistry,
  { root }: Source,
  steps: readonly string[],
  given: readonly Given[],
): string | undefined {
  const holder = containerOf(root, steps);
  if (holder === undefined || !isTable(holder)) return undefined;
  const resource = registry.infoOf(holder)?.resource;
  if (!resource) return undefined;
  const document = String(holder.get(steps.at(-1) ?? '')).replace(/#.*/s, '');
  const uri = resolveUri(resource.uri, document);
  return registry.resolves(resource, document) && !given.some((one) => one.uri === uri) ? undefined : uri;
}

interface Parts {
  readonly root: Value;
  readonly data: Read;
  readonly texts: ReadonlyMap<Source, Read>;
}

function judge(
  { formats: chosen }: ValidateInput,
  draft: DraftName,
  registry: Registry,
  { root, data, texts }: Parts,
  lineOf: (steps: readonly (string | number)[]) => number,
): Validation {
  const start = (isTable(root) ? registry.infoOf(root)?.resource : undefined) ?? ({ uri: '', root, draft } as Resource);
  const evaluator = new Evaluator(registry, () => chosen === 'assert');
  const reporter = new Reporter(registry, data, texts, data.documents.length > 1);
  const errors = data.documents.flatMap((document, index) => {
    const instance = new Instance(document, undefined, '');
    const faults: readonly RawFault[] = evaluator.evaluate(root, instance, [start], holder, '', []).faults;
    return reporter.report(faults, index);
  });
  const warnings = lintSchema(root, draft, chosen === 'assert').map(({ code, detail, steps }) => ({
    code,
    path: toPointer(steps),
    line: lineOf(steps),
    detail,
  }));
  return { valid: errors.length === 0, draft, errors: errors.slice(0, listed), errorCount: errors.length, warnings };
}
