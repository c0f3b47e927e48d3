import type { RefObject } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Finding, Scan } from '../engine/scan.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { useDetail } from './use-detail.ts';

interface FindingsProps {
  readonly value: Scan | undefined;
  readonly stale: boolean;
  readonly editor: RefObject<CodeEditorHandle | null>;
}

const tones = { info: 'neutral', warning: 'warning', danger: 'danger' } as const;

/** What was found, where, and what it is; a place leads to it in the text. */
export function Findings({ value, stale, editor }: FindingsProps) {
  const t = useText(text);
  const detailOf = useDetail();
  const kindOf = ({ kind, severity }: Finding) => <Badge tone={tones[severity]}>{t(`kind.${kind}`)}</Badge>;
  const placeOf = ({ index, line, column }: Finding) => (
    <Button variant="plain" size="small" disabled={stale} onClick={() => editor.current?.goTo(index)}>
      {t('place.goTo', { line, column })}
    </Button>
  );
  const lineOf = (finding: Finding) => (
    <span className={styles.finding}>
      {placeOf(finding)}
      <span className={styles.what}>
        {kindOf(finding)} <span>{detailOf(finding)}</span>
      </span>
    </span>
  );
  const columns: readonly Column<Finding>[] = [{ id: 'what', header: t('column.what'), title: true, cell: lineOf }];
  return (
    <div className={styles.findings} data-stale={stale || undefined}>
      {value?.findings.length === 0 && <Empty>{t('findings.none')}</Empty>}
      {value && value.findings.length > 0 && (
        <Table
          label={t('tab.findings')}
          columns={columns}
          rows={value.findings}
          rowKey={({ kind, index }) => `${index} ${kind}`}
        />
      )}
    </div>
  );
}
