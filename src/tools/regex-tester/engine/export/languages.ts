export const languages = ['javascript', 'python', 'go', 'java', 'csharp', 'php'] as const;
export type Language = (typeof languages)[number];

/** What a language reads otherwise than JavaScript, or not at all. */
export interface Note {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** In the pattern, or in the replacement for its own notes; 0 for flags. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** A change of the pattern. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return [...parts, source.slice(end)].join('');
}
