import { useEffect, useState } from 'react';
import type { Translate } from '#core/text.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
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

interface FilesProps {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** What dropped files are: by their names, by the browser, by their content. */
export function Files({ files, onFiles }: FilesProps) {
  const t = useText(text);
  const [checked, setChecked] = useState<{ readonly of: readonly File[]; readonly rows: readonly (Row | Named)[] }>();
  useEffect(() => {
    if (files.length === 0) return undefined;
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const { checkFile } = await import('./check-file.ts');
      const found = await Promise.all(files.map(checkFile));
      if (isCurrent) setChecked({ of: files, rows: found.map((file, id) => ({ ...file, id })) });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [files]);
  const rows = checked?.of === files ? checked.rows : [];
  const readable = rows.filter(isRead);
  return (
    <Panel label={t('files')}>
      <div className={styles.drop}>
        <DropZone multiple onFiles={onFiles}>
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
      {readable.length > 0 && (
        <Table label={t('files')} rows={readable} rowKey={({ id }) => id} columns={columnsOf(t)} />
      )}
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
