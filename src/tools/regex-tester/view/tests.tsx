import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { runTests } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { expectations, type DraftProps } from './draft.ts';

/** Texts and what the pattern has to say of them. */
export function TestsTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const { tests } = draft;
  const adder = useRef<HTMLButtonElement>(null);
  const { value, source, error, stale } = useOperation(runTests, draft, { enabled: tests.length > 0 });
  const set = (at: number, part: Partial<(typeof tests)[number]>): void =>
    change({ tests: tests.map((test, index) => (index === at ? { ...test, ...part } : test)) });
  const add = (added: string): void => change({ tests: [...tests, { text: added, expect: 'match' }] });
  return (
    <>
      <PanelRow>
        {value && tests.length > 0 && (
          <output className={styles.facts} data-stale={stale || undefined}>
            {t('test.result', { passed: value.passed, failed: value.failed })}
          </output>
        )}
        <Button ref={adder} variant="line" size="small" onClick={() => add('')}>
          {t('test.add')}
        </Button>
        <Button variant="line" size="small" onClick={() => add(draft.text)}>
          {t('test.addText')}
        </Button>
        <CopyButton text={() => JSON.stringify(tests, null, 2)} label={t('copyJson')} disabled={tests.length === 0} />
      </PanelRow>
      {error && tests.length > 0 && <FaultLine error={error} messages={text} />}
      {tests.length === 0 && <Empty>{t('test.none')}</Empty>}
      <ol className={styles.tests} aria-label={t('tab.tests')}>
        {tests.map((test, at) => {
          // While the tests run again, the verdict of another test may stand at this place.
          const isOk = source?.tests[at]?.text === test.text ? value?.results[at]?.ok : undefined;
          const number = at + 1;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- tests keep their places
              key={at}
              className={isOk === undefined ? undefined : isOk ? styles.passed : styles.failed}
              data-stale={(stale && isOk !== undefined) || undefined}
            >
              <InputText
                label={`${t('test.number', { number })}, ${t('test.text')}`}
                labelHidden
                value={test.text}
                onChange={(changed) => set(at, { text: changed })}
                monospace
                rawText
                size="small"
              />
              <Select
                label={`${t('test.number', { number })}, ${t('test.expect')}`}
                labelHidden
                size="small"
                value={test.expect}
                options={expectations.map((value) => ({ value, label: t(`expect.${value}`) }))}
                onChange={(expect) => set(at, { expect })}
              />
              <span className={styles.verdict}>{isOk === undefined ? '–' : t(isOk ? 'test.ok' : 'test.failed')}</span>
              <Button
                variant="quiet"
                size="small"
                icon="trash-2"
                label={t('test.remove', { number })}
                onClick={() => {
                  change({ tests: tests.filter((_, index) => index !== at) });
                  // The focus would disappear with the last row.
                  if (at === tests.length - 1) adder.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
