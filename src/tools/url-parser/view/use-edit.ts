import { ToolError } from '#core/operation.ts';
import { editUrl } from '../engine/edit.ts';
import type { ParsedUrl } from '../engine/parse.ts';
import type { Parameter } from '#lib/query-pieces.ts';
import type { Part } from './part-names.ts';

type Set = Parameters<typeof editUrl>[0]['set'];
const nothing: Set = {
  protocol: undefined,
  hostname: undefined,
  port: undefined,
  username: undefined,
  password: undefined,
  pathname: undefined,
  hash: undefined,
  query: undefined,
};

/** Gives the error when a part cannot be set so. */
export type EditPart = (part: Part, value: string) => ToolError | undefined;

interface Edit {
  readonly editPart: EditPart;
  readonly editQuery: (query: readonly Parameter[]) => void;
}

/** Rewrites the URL part by part. */
export function useEdit(url: ParsedUrl | undefined, onUrl: (href: string) => void): Edit {
  const rewrite = (set: Partial<Set>): ToolError | undefined => {
    if (!url) return undefined;
    // As the query writes its spaces now.
    const querySpace = url.search.includes('%20') && !url.search.includes('+') ? 'percent' : 'plus';
    try {
      onUrl(editUrl({ url: url.href, set: { ...nothing, ...set }, querySpace }));
      return undefined;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return error;
    }
  };
  return {
    editPart: (part, value) => rewrite({ [part]: value }),
    editQuery: (query) => void rewrite({ query }),
  };
}
