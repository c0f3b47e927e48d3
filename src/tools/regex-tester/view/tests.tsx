import { useRef, type DragEvent } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { runTests } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { expectations, testOf } from './draft.ts';
import { expectedOf, selectedIn, writeTests, type Selection } from './test-list.ts';
import { useImport, type ImportProps } from './use-import.tsx';

interface TestsTabProps extends ImportProps {
  /** What is selected in the test text. */
  readonly selection?: Selection | undefined;
}

/** Texts and what the pattern has to say of them. */
export function TestsTab({ draft, change, selection, imported, onImport }: TestsTabProps) {
  const t = useText(text);
  const ui = useText(words);
  const { tests } = draft;
  const adder = useRef<HTMLButtonElement>(null);
  const { value, source, error, stale } = useOperation(runTests, draft, { enabled: tests.length > 0 });
  const opened = useImport({ draft, change, imported, onImport });
  const selected = selectedIn(draft.text, selection);
  const set = (at: number, part: Partial<(typeof tests)[number]>): void =>
    change({ tests: tests.map((test, index) => (index === at ? { ...test, ...part } : test)) });
  const add = (added: string): void => change({ tests: [...tests, testOf(added)] });
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    opened.open(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Open does the same
    <div data-takes-files="" onDrop={drop}>
      <PanelRow>
        {value && tests.length > 0 && (
          <output className={styles.facts} data-stale={stale || undefined}>
            {t('test.result', { passed: value.passed, failed: value.failed })}
          </output>
        )}
        <Button ref={adder} variant="line" size="small" onClick={() => add('')}>
          {t('test.add')}
        </Button>
        <Button variant="line" size="small" onClick={() => add(selected || draft.text)}>
          {t(selected === '' ? 'test.addText' : 'test.addSelection')}
        </Button>
        <CopyButton text={() => writeTests(tests)} label={t('copyJson')} disabled={tests.length === 0} />
        <Button
          variant="quiet"
          size="small"
          icon="download"
          label={ui('download')}
          disabled={tests.length === 0}
          onClick={() => download(writeTests(tests), 'tests.json', 'application/json')}
        />
      </PanelRow>
      {opened.row}
      {error && tests.length > 0 && <FaultLine error={error} messages={text} />}
      {tests.length === 0 && <Empty>{t('test.none')}</Empty>}
      <ol className={styles.tests} aria-label={t('tab.tests')}>
        {tests.map((test, at) => {
          // While the tests run again, the verdict of another test may stand at this place.
          const result = source?.tests[at]?.text === test.text ? value?.results[at] : undefined;
          const isOk = result?.ok;
          const number = at + 1;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- tests keep their places
              key={at}
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
              <Badge tone={isOk === undefined ? 'neutral' : isOk ? 'primary' : 'danger'}>
                {isOk === undefined ? '–' : t(isOk ? 'test.ok' : 'test.failed')}
              </Badge>
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
              {expectedOf(test, result).map(({ key, expected, found }) => (
                <span key={key ?? ''} className={styles.facts}>
                  {key ?? t('column.match')} = <code>{expected ?? t('absent')}</code>
                  {found !== undefined && (
                    <>
                      {' ≠ '}
                      <code>{found ?? t('absent')}</code>
                    </>
                  )}
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
