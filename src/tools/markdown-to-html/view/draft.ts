import { choice } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { convert } from '../engine.ts';

export const tabs = ['preview', 'html'] as const;

export const fields = { ...convert.input, tab: choice(tabs, 'preview') };

const sample = `# Toolcrib

[TOC]

## Text

A paragraph with *emphasis*, **strong text**, ~~deleted text~~, \`code\`,
a [link](https://example.com), an address (www.example.com) and a footnote.[^1]

> A quotation.

## Lists

- [x] done
- [ ] to do

1. one
2. two

## Code and tables

\`\`\`js
console.log('Hello');
\`\`\`

| Name | Count |
| :--- | ----: |
| Ann  |     1 |

[^1]: With a note.
`;
export const initial = { text: sample };

export type MarkdownDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: MarkdownDraft;
  readonly change: (part: Partial<MarkdownDraft>) => void;
}
