import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { isHtml } from '#lib/markup-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  if (!isHtml(sample)) return [];
  const input = { html: sample.text };
  return [{ op: 'html-wysiwyg-editor/format', input, score: 86, kind: 'container', reason: because('html') }];
};
