import type { Failure } from '#core/operation.ts';
import type { DraftProps } from './draft.ts';

type Schemas = DraftProps['draft']['schemas'];

const isAt = ({ uri }: Schemas[number], address: unknown): boolean => uri.replace(/#$/, '') === address;

/** The place of the added schema that an error is in; -1 when it is in the main one or in the data. */
export const addedAt = (error: Failure | undefined, schemas: Schemas): number =>
  schemas.findIndex((one) => isAt(one, error?.details['source']));

interface Missing {
  readonly uri: string;
  /** Why it is still missing although it was added. */
  readonly reason: 'blank' | 'added' | undefined;
}

/** The schema that a reference asks for in vain. */
export function missingSchema({ code, details }: Failure, schemas: Schemas): Missing | undefined {
  const { uri } = details;
  if (code !== 'unresolved-ref' || typeof uri !== 'string') return undefined;
  const added = schemas.find((one) => isAt(one, uri));
  return { uri, reason: added && (/\S/.test(added.text) ? 'added' : 'blank') };
}
