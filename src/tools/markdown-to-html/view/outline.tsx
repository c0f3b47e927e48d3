import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { headings, toc } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

/** The headings of the text, and a table of contents of them to copy. */
export function Outline({ draft, source }: Pick<DraftProps, 'draft'> & { readonly source: string }) {
  const t = useText(text);
  const { gfm, frontMatter, tocDepth } = draft;
  const found = useOperation(headings, { text: source, gfm, frontMatter }).value ?? [];
  const contents = useOperation(toc, { text: source, tocDepth }).value ?? '';
  return (
    <Panel label={t('outline')}>
      <PanelRow>
        <h2 className={styles.heading}>{t('outline')}</h2>
        <CopyButton text={contents} label={t('copyContents')} />
      </PanelRow>
      {found.length === 0 && <Empty>{t('outline.none')}</Empty>}
      <ol className={styles.outline} lang="" translate="no">
        {found.map(({ id, text: title, depth }) => (
          <li key={id} data-depth={depth}>
            {title} <code>#{id}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
