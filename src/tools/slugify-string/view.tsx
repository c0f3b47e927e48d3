import { useMemo } from 'react';
import { formatNumber, type Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { slugify } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, replacementsIn } from './view/draft.ts';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

interface Row {
  readonly line: number;
  readonly title: string;
  readonly slug: string;
}

/** Titles above, one per line; their slugs below. */
export default function SlugifyView() {
  const t = useText(text);
  const ui = useText(words);
  const [draft, change, reset] = useDraft(fields, initial);
  const isEmpty = draft.text === '';
  const customReplacements = useMemo(() => replacementsIn(draft.replacements), [draft.replacements]);
  const {
    value,
    source: input,
    stale,
    slow,
  } = useOperation(slugify, { ...draft, customReplacements }, { enabled: !isEmpty });
  const slugs = isEmpty ? '' : (value ?? '');
  const source = input?.text ?? '';
  const titles = useMemo(
    () => (input?.perLine === false ? [source] : source.split(/\r\n|[\n\r]/)),
    [source, input?.perLine],
  );
  const rows = useMemo<readonly Row[]>(
    () =>
      isEmpty
        ? []
        : slugs
            .split('\n')
            .map((slug, at) => ({ line: at + 1, title: titles[at] ?? '', slug }))
            .filter(({ title }) => title.trim() !== ''),
    [isEmpty, slugs, titles],
  );
  const given = useMemo(() => rows.flatMap(({ slug }) => (slug === '' ? [] : [slug])), [rows]);
  const repeated = given.length - new Set(given).size;
  const columns = useMemo(() => columnsOf(t, stale), [t, stale]);
  const file = useTextFile((content) => change({ text: content }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));

  return (
    <>
      <Panel>
        <Options draft={draft} change={change} onReset={reset} />
        <section aria-labelledby="titles">
          <header className={styles.head}>
            <h2 id="titles">{t('titles')}</h2>
            <Actions>
              <OpenButton onFiles={([opened]) => opened && file.open(opened)} />
              <Button
                variant="quiet"
                size="small"
                icon="trash-2"
                label={ui('clear')}
                disabled={isEmpty}
                onClick={() => change({ text: '' })}
              />
            </Actions>
          </header>
          <div className={styles.editor}>
            <CodeEditor
              label={t('titles')}
              value={draft.text}
              placeholder={t('titles.placeholder')}
              onChange={(titles) => change({ text: titles })}
              onFile={file.open}
              size="small"
            />
          </div>
        </section>
        {file.question}
      </Panel>
      <Panel label={t('slugs')} answer busy={slow}>
        <header className={styles.head}>
          <h2>{t('slugs')}</h2>
          {given.length > 0 && (
            <span className={styles.count}>
              {[
                formatNumber(given.length, t.language),
                ...(repeated > 0 ? [t('repeated', { count: repeated })] : []),
              ].join(' · ')}
            </span>
          )}
          {repeated > 0 && draft.perLine && draft.separator !== '' && (
            <Button variant="line" size="small" disabled={stale} onClick={() => change({ unique: true })}>
              {t('unique.label')}
            </Button>
          )}
          <Actions>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              label={ui('download')}
              disabled={slugs === ''}
              stale={stale}
              onClick={() => download(slugs, 'slugs.txt')}
            />
            <CopyButton text={slugs} stale={stale} label={ui('copyAll')} />
          </Actions>
        </header>
        <PanelRow>
          <p className={styles.preview}>
            <span className={styles.count}>{t('preview')}</span>{' '}
            <span translate="no">
              https://example.com/blog/<strong>{given[0]}</strong>
            </span>
          </p>
        </PanelRow>
        <div className={styles.slugs} data-stale={stale || undefined}>
          <Table label={t('slugs')} rows={rows} rowKey={({ line }) => line} columns={columns} empty={t('none')} />
        </div>
      </Panel>
    </>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>, stale: boolean): readonly Column<Row>[] {
  return [
    { id: 'title', header: t('title'), cell: ({ title }) => <bdi className={styles.source}>{title}</bdi> },
    {
      id: 'slug',
      header: t('slug'),
      mono: true,
      cell: ({ slug }) =>
        slug === '' ? (
          <span className={styles.count}>{t('slug.none')}</span>
        ) : (
          <bdi className={styles.slug}>{slug}</bdi>
        ),
    },
    { id: 'length', header: t('length'), width: 'narrow', align: 'end', cell: ({ slug }) => slug.length },
    {
      id: 'copy',
      header: t('copy'),
      width: 'narrow',
      align: 'end',
      action: true,
      cell: (row) => row.slug !== '' && <CopySlug {...{ row, stale }} />,
    },
  ];
}

function CopySlug({ row: { slug }, stale }: { readonly row: Row; readonly stale: boolean }) {
  const ui = useText(words);
  return <CopyButton text={slug} stale={stale} label={ui('copyName', { name: slug })} iconOnly />;
}
