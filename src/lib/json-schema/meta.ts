import { readJson } from '../documents/read-json.ts';
import type { Value } from '../documents/value.ts';
import type { DraftName } from './drafts.ts';

const loaders = {
  'draft-04': () => import('./meta/draft-04.json'),
  'draft-07': () => import('./meta/draft-07.json'),
  '2019-09': () => import('./meta/2019-09.json'),
  '2020-12': () => import('./meta/2020-12.json'),
} as const;

export interface MetaSchema {
  readonly uri: string;
  readonly root: Value;
}

async function read(draft: DraftName): Promise<MetaSchema[]> {
  const { default: documents } = await loaders[draft]();
  return (documents as readonly Readonly<Record<string, unknown>>[]).map((document) => ({
    uri: String(document['$id'] ?? document['id']).replace(/#$/, ''),
    root: readJson(JSON.stringify(document), {}).documents[0] ?? true,
  }));
}

const loaded = new Map<DraftName, Promise<MetaSchema[]>>();

/** The meta-schema of a draft, and those that it consists of. */
export function loadMeta(draft: DraftName): Promise<MetaSchema[]> {
  let found = loaded.get(draft);
  if (!found) loaded.set(draft, (found = read(draft)));
  return found;
}
