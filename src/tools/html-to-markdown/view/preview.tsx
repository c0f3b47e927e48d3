import { HtmlPreview } from '#ui/html-preview/html-preview.tsx';
import { OtherOperation } from '#ui/other-operation/other-operation.tsx';
import { text } from '../text.ts';

interface PreviewProps {
  readonly markdown: string;
  readonly gfm: boolean;
}

/** What readers of the Markdown will see. */
export function Preview({ markdown, gfm }: PreviewProps) {
  const draft = { text: markdown, gfm, headingIds: false, toc: 'none', frontMatter: false };
  return (
    <OtherOperation id="markdown-to-html/convert" draft={draft}>
      {(html) => <HtmlPreview html={typeof html === 'string' ? html : ''} text={text} />}
    </OtherOperation>
  );
}
