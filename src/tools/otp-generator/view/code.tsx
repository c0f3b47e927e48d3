import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { totp } from '../engine.ts';
import { codeAt, readSecret } from '../engine/code.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';
import styles from '../view.module.css';

interface CodeProps extends PartProps {
  readonly now: number | undefined;
}

/** Groups of three, or of four when that divides better: `123 456`. The gap is drawn, so that the text is the code. */
function groupsOf(code: string): readonly string[] {
  const size = code.length % 3 === 0 ? 3 : code.length % 4 === 0 ? 4 : Math.ceil(code.length / 2);
  return code.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
}

function CodeButton({ code, large = false }: { readonly code: string; readonly large?: boolean }) {
  const t = useText(text);
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={classNames(styles.code, large && styles.large)}
      aria-label={t('code.copy', { code })}
      onClick={() => void copy(code)}
    >
      <span>
        {groupsOf(code).map((group, index) => (
          // A group is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.group}>
            {group}
          </span>
        ))}
      </span>
      <Icon name={copied ? 'check' : 'copy'} size={large ? 20 : 15} />
    </button>
  );
}

export function Code({ draft, change, now }: CodeProps) {
  const t = useText(text);
  return (
    <Panel label={t('code.title')}>
      {draft.type === 'totp' ? (
        <ByTime draft={draft} change={change} now={now} />
      ) : (
        <ByCounter {...{ draft, change }} />
      )}
    </Panel>
  );
}

function ByTime({ draft, now }: CodeProps) {
  const t = useText(text);
  const ms = draft.period * 1000;
  const timestamp = now === undefined ? undefined : Math.floor(now / ms) * ms;
  const result = useOperation(
    totp,
    { ...draft, timestamp },
    { enabled: timestamp !== undefined && draft.secret !== '' },
  );
  const value = result.error || result.stale ? undefined : result.value;
  const left = now === undefined ? draft.period : draft.period - (Math.floor(now / 1000) % draft.period);
  return (
    <>
      <div className={styles.current}>
        {value ? <CodeButton code={value.code} large /> : <Empty>{t('code.empty')}</Empty>}
      </div>
      <div className={styles.remaining}>
        <progress className={styles.bar} aria-label={t('code.remaining')} max={draft.period} value={left} />
        <span>{t('code.seconds', { count: left })}</span>
      </div>
      <PanelRow>
        <span className={styles.label}>{t('code.previous')}</span>
        {value?.previous ? <CodeButton code={value.previous} /> : '–'}
        <span className={styles.label}>{t('code.next')}</span>
        {value ? <CodeButton code={value.next} /> : '–'}
      </PanelRow>
      <p className={styles.note}>{t('clock.note')}</p>
    </>
  );
}

/** Ten codes from the counter on, or none while the secret cannot be read. */
function codesOf({ secret, secretEncoding, counter, algorithm, digits }: PartProps['draft']): [number, string][] {
  try {
    const key = readSecret(secret, secretEncoding);
    const counters = Array.from({ length: 10 }, (_, index) => counter + index);
    return counters.filter((at) => at <= Number.MAX_SAFE_INTEGER).map((at) => [at, codeAt(key, at, algorithm, digits)]);
  } catch {
    return [];
  }
}

function ByCounter({ draft, change }: PartProps) {
  const t = useText(text);
  const { counter } = draft;
  const codes = draft.secret === '' ? [] : codesOf(draft);
  const [first, ...others] = codes;
  return (
    <>
      <div className={styles.current}>
        {first ? <CodeButton code={first[1]} large /> : <Empty>{t('code.empty')}</Empty>}
      </div>
      <PanelRow>
        <Button
          variant="line"
          icon="minus"
          label={t('counter.less')}
          disabled={counter === 0}
          onClick={() => change({ counter: counter - 1 })}
        />
        <NumberField
          label={t('counter.label')}
          labelPosition="left"
          value={counter}
          min={0}
          max={Number.MAX_SAFE_INTEGER}
          onChange={(value) => change({ counter: value })}
        />
        <Button
          variant="line"
          icon="plus"
          label={t('counter.more')}
          disabled={counter === Number.MAX_SAFE_INTEGER}
          onClick={() => change({ counter: counter + 1 })}
        />
      </PanelRow>
      {others.length > 0 && (
        <ol className={styles.list} aria-label={t('code.list')}>
          {others.map(([at, code]) => (
            <li key={at}>
              <span className={styles.label}>{at}</span>
              <CodeButton code={code} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
