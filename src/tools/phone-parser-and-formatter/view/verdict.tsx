import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Explanation, Phone } from '../engine/parsing.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName } from './names.ts';

interface VerdictProps {
  /** undefined until the first result. */
  readonly phone: Phone | undefined;
  /** The sentence for what is not a number at all. */
  readonly error: string | undefined;
  readonly explanation: Explanation | undefined;
  readonly onUse: (number: string) => void;
  /** Finds all numbers in a text that holds more than one. */
  readonly onMany: (() => void) | undefined;
}

export function Verdict({ phone, error, explanation, onUse, onMany }: VerdictProps) {
  const t = useText(text);
  const vanity = explanation?.vanity;
  return (
    <div className={styles.verdict}>
      {error ? (
        <StatusLine
          tone="error"
          actions={
            onMany && (
              <Button size="small" variant="line" onClick={onMany}>
                {t('many.instead')}
              </Button>
            )
          }
        >
          {error}
        </StatusLine>
      ) : (
        <Judgement phone={phone} explanation={explanation} />
      )}
      {vanity && (
        <Alert
          action={
            <Button size="small" variant="line" onClick={() => onUse(vanity.international)}>
              {t('vanity.use')}
            </Button>
          }
        >
          {t('vanity', { number: vanity.international })}
        </Alert>
      )}
    </div>
  );
}

function Judgement({ phone, explanation }: Pick<VerdictProps, 'phone' | 'explanation'>) {
  const t = useText(text);
  if (!phone) return <StatusLine />;
  const { problem, type, country, callingCode } = phone;
  const place = country === null ? `+${callingCode}` : countryName(country, t.language);
  if (problem === null) return <StatusLine ok={`${t(`verdict.${type ?? 'other'}`)}, ${place}`} />;
  const count = (problem === 'too-short' ? explanation?.missing : explanation?.extra) ?? 0;
  const words =
    problem === 'too-short' || problem === 'too-long' ? t(`problem.${problem}`, { count }) : t(`problem.${problem}`);
  return <StatusLine tone="warning">{words}</StatusLine>;
}
