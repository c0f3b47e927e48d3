import { useDeferredValue, useState } from 'react';
import { startOf } from '#core/start-of.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { draw, missing, replaced } from './engine.ts';
import { text } from './text.ts';
import { CopyPng } from './view/copy-png.tsx';
import { fields, initial, withoutOwnFont, type DrawDraft } from './view/draft.ts';
import { Gallery } from './view/gallery.tsx';
import { noticesOf } from './view/notices.ts';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

const galleryStep = 12;
/** Those to begin with. */
const firstFonts = 3;

/** A narrow picture is drawn large. */
function sizeOf(picture: string): string | undefined {
  const columns = Math.max(...picture.split('\n').map((line) => line.length));
  return columns <= 48 ? styles.large : columns <= 84 ? styles.medium : undefined;
}

/** A text and its picture; below, the same in other fonts. */
export default function AsciiTextView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { customFont } = draft;
  const dropOwn = (): void => change({ customFont: '' });
  const choose = (part: Partial<DrawDraft>): void => change(withoutOwnFont(part));
  /** So many fonts of the gallery are shown; each is a file to load. */
  const [wanted, setCount] = useState(firstFonts);
  // After the picture itself.
  const count = useDeferredValue(wanted, 0);
  const showMore = (): void => setCount(wanted < galleryStep ? galleryStep : wanted + galleryStep);
  const file = useTextFile((font) => change({ customFont: font }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const isEmpty = draft.text.trim() === '';
  const { value, error, stale, slow } = useOperation(draw, draft, { enabled: !isEmpty });
  const lacking = useOperation(missing, draft, { enabled: !isEmpty, aside: true }).value ?? [];
  const changed = useOperation(replaced, draft, { enabled: !isEmpty, aside: true }).value ?? [];
  const picture = isEmpty ? '' : (value ?? '');
  const isWide = draft.width > 0 && picture.split('\n').some((line) => [...line].length > draft.width);
  const notices = isEmpty
    ? []
    : [...noticesOf(t, changed, lacking), ...(isWide ? [t('wide', { width: draft.width })] : [])];
  const look = classNames(styles.drawing, sizeOf(picture));
  const longest = Number(error?.details['max']);
  const isTooBig = error?.details['problem'] === 'too-long';
  const isTooLong = isTooBig && draft.text.length > longest;
  const isLargeFont = error?.details['field'] === 'customFont' && isTooBig;
  const cutText = (): void => change({ text: startOf(draft.text, longest) });
  const told = isTooLong ? { reason: 'long', count: draft.text.length } : isLargeFont ? { reason: 'font' } : {};
  const remedies: Readonly<Record<string, readonly Remedy[]>> = {
    'comment-conflict': [{ label: t('lineComment'), apply: () => change({ comment: 'hash' }) }],
    'invalid-font': [{ label: t('dropOwn'), apply: dropOwn }],
    'invalid-input': isTooLong
      ? [{ label: t('cutText', { max: longest }), apply: cutText }]
      : isLargeFont
        ? [{ label: t('dropOwn'), apply: dropOwn }]
        : [],
  };
  return (
    <>
      <Panel busy={slow}>
        <Fields columns={1}>
          <InputText
            {...field('text')}
            error={isTooLong ? '' : undefined}
            multiline
            autosize
            rows={1}
            rawText
            clearable
          />
        </Fields>
        <Options draft={draft} change={choose} onReset={reset} onFont={file.open} />
        <section aria-label={t('picture')} className={styles.picture} data-answer>
          <div className={styles.actions}>
            <span className={styles.name}>{t('picture')}</span>
            {customFont !== '' && (
              <Button variant="line" size="small" onClick={dropOwn}>
                {t('dropOwn')}
              </Button>
            )}
            <CopyPng drawing={picture} stale={stale} />
            <Button
              variant="quiet"
              size="small"
              icon="download"
              label={t('download')}
              disabled={picture === ''}
              stale={stale}
              onClick={() => download(picture, 'picture.txt')}
            />
            <CopyButton text={picture} stale={stale} />
          </div>
          {isEmpty ? (
            <Empty>{t('empty')}</Empty>
          ) : (
            // What scrolls takes the focus, so that the keyboard can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={look} data-stale={stale || undefined} tabIndex={0} translate="no">
              {picture}
            </pre>
          )}
        </section>
        {file.question}
        {error ? (
          <FaultLine
            error={{ ...error, details: { ...error.details, ...told } }}
            messages={text}
            remedies={remedies[error.code] ?? []}
          />
        ) : (
          notices.map((notice) => (
            <StatusLine key={notice} tone="warning">
              {notice}
            </StatusLine>
          ))
        )}
        {customFont !== '' && !error && (
          <PanelRow>
            <span>{t('own')}</span>
          </PanelRow>
        )}
      </Panel>
      {count > 0 && (
        <Gallery
          sample={draft.text}
          current={customFont === '' ? draft.font : undefined}
          count={count}
          onMore={showMore}
          onUse={(font) => choose({ font })}
        />
      )}
    </>
  );
}
