import { compile, parse } from '../pattern.ts';
import { editsFor } from './edits.ts';
import { applyEdits, type Language, type Note } from './languages.ts';
import { flagsArgument, patternLiteral, replacementLiteral } from './literals.ts';
import { notesFor } from './notes.ts';
import { translateReplacement } from './replacement.ts';
import { templates } from './templates.ts';

export const tasks = ['find', 'replace'] as const;

export interface ExportInput {
  readonly pattern: string;
  readonly flags: string;
  readonly language: Language;
  readonly task: (typeof tasks)[number];
  readonly replacement: string;
}

export interface Exported {
  readonly code: string;
  /** By place, then by code. */
  readonly notes: readonly Note[];
}

const replaceFirst: Note = { code: 'replace-first', severity: 'error', start: 0, end: 0, raw: '' };

/** Code that does the same in another language, with notes on what cannot be the same there. */
export function exportPattern({ pattern, flags, language, task, replacement }: ExportInput): Exported {
  const parsed = parse(pattern, flags);
  const isGlobal = flags.includes('g');
  const isReplacing = task === 'replace';
  const write = (literal: string, put: string): string =>
    templates[language]({
      pattern: literal,
      flags: flagsArgument(language, flags),
      replacement: isReplacing ? replacementLiteral(language, put) : undefined,
      isGlobal,
    }).join('\n');
  if (language === 'javascript') return { code: write(compile(pattern, flags).toString(), replacement), notes: [] };
  const translated = translateReplacement(language, replacement, parsed);
  const edited = applyEdits(pattern, editsFor(language, parsed.ast, flags));
  const notes = [
    ...notesFor(language, parsed, flags),
    ...(isReplacing ? translated.notes : []),
    ...(isReplacing && language === 'go' && !isGlobal ? [replaceFirst] : []),
  ];
  return {
    code: write(patternLiteral(language, edited, flags), translated.text),
    notes: notes.toSorted((a, b) => a.start - b.start || (a.code < b.code ? -1 : Number(a.code > b.code))),
  };
}
