import { defineText } from '#core/text.ts';
import { HtmlPreview } from './html-preview.tsx';
import { previewWords } from './words.ts';

const text = defineText('demo', previewWords);

export function Demo() {
  return <HtmlPreview html='<h1>Title</h1><p>Text</p><img src="https://example.com/a.png" alt="">' text={text} />;
}
