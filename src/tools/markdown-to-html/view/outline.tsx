import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { headings, toc } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

interface OutlineProps extends Pick<DraftProps, 'draft'> {
  readonly source: string;
  /** The text has changed since it was rendered. */
  readonly isOld: boolean;
}

/** The headings of the text, and a table of contents of them to copy. */
export function Outline({ draft, source, isOld }: OutlineProps) {
  const t = useText(text);
  const { gfm, frontMatter, tocDepth } = draft;
  const found = useOperation(headings, { text: source, gfm, frontMatter }).value;
  const contents = useOperation(toc, { text: source, tocDepth });
  if (found?.length === 0) return <StatusLine>{t('outline.count', { count: 0 })}</StatusLine>;
  return (
    <Disclosure label={found ? t('outline.count', { count: found.length }) : t('outline')}>
      <PanelRow end>
        <CopyButton text={contents.value ?? ''} stale={contents.stale || isOld} label={t('copyContents')} />
      </PanelRow>
      <ol className={styles.outline} aria-label={t('outline')} lang="" translate="no">
        {found?.map(({ id, text: title, depth }) => (
          <li key={id} data-depth={depth}>
            {title} <code>#{id}</code>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
