import { choice, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { format } from '../engine.ts';

const { html: _, ...options } = format.input;
export const fields = {
  html: text(''),
  ...options,
  form: choice(['formatted', 'minified'], 'formatted'),
};
export const initial = {
  html: '<h2>Release notes</h2><p>Version 2 is <strong>faster</strong>, <em>smaller</em> and has a <a href="https://example.com">manual</a>.</p><ul><li><p>Tables and task lists</p></li><li><p>Clean HTML</p></li></ul><table><tbody><tr><th><p>Version</p></th><th><p>Size</p></th></tr><tr><td><p>1</p></td><td><p>120 kB</p></td></tr><tr><td><p>2</p></td><td><p>80 kB</p></td></tr></tbody></table>',
};

export type HtmlDraft = ReturnType<typeof useDraft<typeof fields>>[0];
