import { useState } from 'react';
import type { Translate } from '#core/text.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { CheckedFile, UnreadableFile } from './check-file.ts';

interface Row extends CheckedFile {
  readonly id: number;
}
type Named = UnreadableFile & Pick<Row, 'id'>;

const isRead = (file: Row | Named): file is Row => 'content' in file;

/** What dropped files are: by their names, by the browser, by their content. */
export function Files() {
  const t = useText(text);
  const [rows, setRows] = useState<readonly (Row | Named)[]>([]);
  useUnsaved(rows.length > 0);
  const check = async (files: readonly File[]): Promise<void> => {
    const { checkFile } = await import('./check-file.ts');
    const checked = await Promise.all(files.map(checkFile));
    setRows(checked.map((file, id) => ({ ...file, id })));
  };
  const files = rows.filter(isRead);
  return (
    <Panel label={t('files')}>
      <div className={styles.drop}>
        <DropZone multiple onFiles={(files) => void check(files)}>
          {t('files.hint')}
        </DropZone>
      </div>
      {rows.map(
        (file) =>
          !isRead(file) && (
            <StatusLine key={file.id} tone="error" where={<bdi>{file.name}</bdi>}>
              {t('files.unreadable')}
            </StatusLine>
          ),
      )}
      {files.length > 0 && <Table label={t('files')} rows={files} rowKey={({ id }) => id} columns={columnsOf(t)} />}
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Row>[] {
  return [
    { id: 'name', header: t('files.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'byExtension', header: t('files.byExtension'), mono: true, cell: (row) => row.byExtension ?? '–' },
    { id: 'reported', header: t('files.reported'), mono: true, cell: (row) => row.reported || '–' },
    {
      id: 'byContent',
      header: t('files.byContent'),
      mono: true,
      cell: ({ content, isMismatch }) => (
        <>
          {content.type ?? t('files.empty')} {isMismatch && <Badge tone="danger">{t('files.mismatch')}</Badge>}
        </>
      ),
    },
  ];
}
