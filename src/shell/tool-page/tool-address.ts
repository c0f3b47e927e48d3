import { hrefOf } from '#ui/base-path.ts';
import { draftOf } from '#ui/hooks/draft-memory.ts';
import { fragmentOf } from '#ui/hooks/fragment.ts';

/** The address of a tool with what differs from its defaults in the fragment, which no server ever sees. */
export function toolAddress(id: string, withContent: boolean): string {
  const entry = draftOf(id);
  return location.origin + hrefOf(`/${id}`) + (entry ? fragmentOf(entry, withContent) : '');
}
