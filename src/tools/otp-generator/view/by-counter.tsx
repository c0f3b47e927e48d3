import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField, type NumberFieldProps } from '#ui/number-field/number-field.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { hotp } from '../engine.ts';
import { readSecret } from '../engine/code.ts';
import { codeAt } from '../engine/hotp.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import { CodeButton } from './code-button.tsx';

/** The code of the counter and the ten after it, or none while the secret cannot be read. */
function codesOf({ secret, secretEncoding, counter, algorithm, digits }: PartProps['draft']): [number, string][] {
  try {
    const key = readSecret(secret, secretEncoding);
    const counters = Array.from({ length: 11 }, (_, index) => counter + index);
    return counters.filter((at) => at <= Number.MAX_SAFE_INTEGER).map((at) => [at, codeAt(key, at, algorithm, digits)]);
  } catch {
    return [];
  }
}

interface ByCounterProps extends PartProps {
  /** The control of the counter, bound where the fields are loaded anyway. */
  readonly field: NumberFieldProps;
}

export function ByCounter({ draft, change, field }: ByCounterProps) {
  const t = useText(text);
  const { counter } = draft;
  const isRefused = useRefused(hotp.input);
  const isEmpty = draft.secret === '';
  const made = isEmpty ? [] : codesOf(draft);
  const isMade = made.length > 0;
  // Beside a secret that cannot be read, the last codes stay, dimmed.
  const [good, keep] = useState(draft);
  if (isMade && draft !== good) keep(draft);
  const [first, ...others] = isMade || isEmpty ? made : codesOf(good);
  const isOld = first !== undefined && (isRefused || !isMade);
  return (
    <>
      <div className={styles.current} data-stale={isOld || undefined}>
        {first ? (
          <CodeButton code={first[1]} stale={isOld} large />
        ) : (
          <Empty>{t(isEmpty ? 'code.empty' : 'code.fault')}</Empty>
        )}
      </div>
      <PanelRow>
        <Button
          variant="line"
          icon="minus"
          label={t('counter.less')}
          disabled={counter === 0}
          onClick={() => change({ counter: counter - 1 })}
        />
        <NumberField {...field} labelPosition="left" />
        <Button
          variant="line"
          icon="plus"
          label={t('counter.more')}
          disabled={counter === Number.MAX_SAFE_INTEGER}
          onClick={() => change({ counter: counter + 1 })}
        />
      </PanelRow>
      {others.length > 0 && (
        <ol className={styles.list} aria-label={t('code.list')} data-stale={isOld || undefined}>
          {others.map(([at, code]) => (
            <li key={at}>
              <span className={styles.label}>{at}</span>
              <CodeButton code={code} stale={isOld} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
