import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Explanation } from '../engine/explaining.ts';
import type { Iban } from '../engine/reading.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName } from './names.ts';

interface VerdictProps {
  readonly iban: Iban | undefined;
  readonly explanation: Explanation | undefined;
  readonly onFix: (iban: string) => void;
  /** The text has more than one IBAN: that is said in place of the broken rules. */
  readonly isList: boolean;
  /** Beside the broken rules. */
  readonly actions: ReactNode;
}

/** Valid, or one sentence for each broken rule and the remedy for a typing mistake. */
export function Verdict({ iban, explanation, onFix, isList, actions }: VerdictProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  if (!explanation) {
    return (
      <div className={styles.judged}>
        <StatusLine />
      </div>
    );
  }
  const { faults, fix } = explanation;
  /** With the name of a country whose length is wrong. */
  const named = ({ code, details }: (typeof faults)[number]) => {
    const { country } = details;
    const isNamed = code === 'wrong-length' && typeof country === 'string';
    return { code, details: { ...details, ...(isNamed && { country: countryName(country, t.language) }) } };
  };
  if (faults.length === 0) {
    return (
      <div className={styles.judged}>
        <div className={styles.verdict}>
          <strong className={styles.valid}>
            <Icon name="check" size={20} />
            {t('valid')}
          </strong>
          <span>{t('valid.note')}</span>
        </div>
        {iban?.valid && iban.nationalCheck === 'invalid' && (
          <StatusLine tone="warning">{t('doubtful', { country: iban.countryCode ?? '' })}</StatusLine>
        )}
      </div>
    );
  }
  if (isList) {
    return (
      <div className={styles.judged}>
        <StatusLine tone="error" actions={actions}>
          {t('list')}
        </StatusLine>
      </div>
    );
  }
  return (
    <div className={styles.judged}>
      <StatusLine tone="error" where={t('invalid', { count: faults.length })} actions={actions}>
        <span className={styles.faults}>
          {faults.map((fault) => (
            <span key={fault.code}>{errorText(named(fault))}</span>
          ))}
        </span>
      </StatusLine>
      {fix !== null && (
        <Alert
          action={
            <Button size="small" variant="line" onClick={() => onFix(fix)}>
              {t('fix.use')}
            </Button>
          }
        >
          {t('fix', { iban: fix })}
        </Alert>
      )}
    </div>
  );
}
