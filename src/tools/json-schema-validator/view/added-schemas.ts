import type { Failure } from '#core/operation.ts';
import type { DraftProps } from './draft.ts';

type Schemas = DraftProps['draft']['schemas'];

/** The place of the added schema that an error is in; -1 when it is in the main one or in the data. */
export const addedAt = (error: Failure | undefined, schemas: Schemas): number =>
  schemas.findIndex(({ uri }) => uri.replace(/#$/, '') === error?.details['source']);

interface Missing {
  readonly uri: string;
  /** Why it is still missing although it was added. */
  readonly reason: 'blank' | 'added' | undefined;
}

/** The schema that a reference asks for in vain. */
export function missingSchema({ code, details }: Failure, schemas: Schemas): Missing | undefined {
  const uri = String(details['ref'] ?? '').replace(/#.*/, '');
  if (code !== 'unresolved-ref' || uri === '') return undefined;
  const added = schemas.find((one) => one.uri === uri);
  return { uri, reason: added && (/\S/.test(added.text) ? 'added' : 'blank') };
}
