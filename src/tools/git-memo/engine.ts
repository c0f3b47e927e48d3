import { choice, nullable, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { loadMemo } from './engine/entries.ts';
import { fillCommand } from './engine/fill.ts';
import { findEntries } from './engine/search.ts';
import { valuesField } from './engine/values-field.ts';

/** The entries in which every word of the query occurs, ignoring case and accents, in the memo's order. */
export const search = operation('git-memo/search', {
  input: { query: text(''), locale: choice(['en', 'fr'], 'en'), section: nullable(text()) },
  run: async ({ query, locale, section }) =>
    findEntries(await loadMemo(), query, locale)
      .filter((entry) => section === null || entry.section === section)
      .map((entry) => ({ ...entry, text: entry.text[locale] })),
});

/** A command with its placeholders filled in, safe to paste in a POSIX shell. @throws `unknown-id` { id } */
export const fill = operation('git-memo/fill', {
  input: { id: text(), values: valuesField },
  result: 'text',
  run: async ({ id, values }) => {
    const { entries } = await loadMemo();
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new ToolError('unknown-id', { id });
    return fillCommand(entry.command, values);
  },
});
