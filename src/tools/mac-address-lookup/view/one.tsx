import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { identify, lookup } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Assignment, type Found } from './assignment.tsx';
import { RegistryFault } from './registry-fault.tsx';

interface OneProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
  readonly onMany: (text: string) => void;
  readonly registryDate: string;
}

/** Whether a whole address follows another. */
const isList = (address: string): boolean => /(?:[\da-f]{2}[:.-]?){6}[\s,;]+(?:[\da-f]{2}[:.-]?){6}/i.test(address);

export function One({ address, onChange, onMany, registryDate }: OneProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isEmpty = address.trim() === '';
  const [again, tryAgain] = useState(0);
  const whole = useOperation(lookup, { address }, { enabled: !isEmpty, again });
  // The names arrive before the postal addresses: at first, show what is there.
  const early = useOperation(identify, { address }, { enabled: !isEmpty && whole.value === undefined, again });
  const found = whole.value ?? early.value;
  const { error } = whole;
  const isUnavailable = error?.code === 'registry-unavailable';
  const isSeveral = isList(address);
  const stale = whole.value ? whole.stale : early.stale;

  return (
    <>
      <Panel busy={whole.slow}>
        <Fields columns={1} className={styles.input}>
          <InputText
            label={t('address.label')}
            value={address}
            onChange={onChange}
            placeholder={t('address.placeholder')}
            error={error && !isUnavailable ? '' : undefined}
            size="large"
            monospace
            rawText
            clearable
          />
        </Fields>
        {error && isUnavailable ? (
          <RegistryFault error={error} onAgain={() => tryAgain(again + 1)} />
        ) : error ? (
          <StatusLine
            tone="error"
            actions={
              isSeveral && (
                <Button variant="line" size="small" onClick={() => onMany(address)}>
                  {t('mode.many.open')}
                </Button>
              )
            }
          >
            {isSeveral ? t('address.several') : errorText(error)}
          </StatusLine>
        ) : (
          <StatusLine>{t(found || isEmpty ? 'address.hint' : 'loading')}</StatusLine>
        )}
      </Panel>
      {isEmpty ? (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      ) : (
        <Panel label={t('result')}>
          <Assignment found={found} stale={stale} />
          <Notations {...{ found, stale, registryDate }} />
        </Panel>
      )}
    </>
  );
}

interface NotationsProps {
  readonly found: Found | undefined;
  readonly stale: boolean;
  readonly registryDate: string;
}

/** The assigned block, and the address in its notations. */
function Notations({ found, stale, registryDate }: NotationsProps) {
  const t = useText(text);
  const block = found?.registry
    ? t('block', { registry: found.registry, start: found.blockStart ?? '', end: found.blockEnd ?? '' })
    : null;
  const rows: readonly ResultRow[] = [
    { label: t('row.prefix'), value: found?.prefix ?? null },
    { label: t('row.block'), value: block },
    { label: t('row.colon'), value: found?.normalized ?? null },
    { label: t('row.hyphen'), value: found?.formats?.hyphen ?? null },
    { label: t('row.dot'), value: found?.formats?.dot ?? null },
    { label: t('row.bare'), value: found?.formats?.bare ?? null },
    { label: t('row.interfaceId'), value: found?.interfaceId ?? null },
    { label: t('row.linkLocal'), value: found?.linkLocal ?? null },
  ];
  return (
    <Results rows={rows} json={found} stale={stale} actions={<span className={styles.count}>{registryDate}</span>} />
  );
}
