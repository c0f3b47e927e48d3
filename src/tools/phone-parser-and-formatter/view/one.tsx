import type { ReactNode } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { explain, parse } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Facts } from './facts.tsx';
import { Verdict } from './verdict.tsx';

interface OneProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onMany: () => void;
  readonly country: string;
  /** A number that nobody has. */
  readonly example: string;
  readonly countryField: ReactNode;
}

export function One({ text: number, onChange, onMany, country, example, countryField }: OneProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isEmpty = number.trim() === '';
  const input = { text: number, defaultCountry: country };
  const { value: phone, error, stale } = useOperation(parse, input, { enabled: !isEmpty });
  // Two numbers with a plus are not read at all, two without one are read as a single long number.
  const isSeveral = error !== undefined && (error.code === 'too-long' || number.split('+').length > 2);
  const explained = useOperation(explain, input, { enabled: !isEmpty });
  /** Only when the field is left: a text that changes under the fingers is in the way. */
  const format = (): void => {
    if (!phone?.valid || stale || error) return;
    // The national form of another country's number would be read as one of the default country.
    const isNational = phone.country === country.trim().toUpperCase() && !/^\s*(?:\+|tel:)/i.test(number);
    onChange(isNational ? phone.national : phone.international);
  };
  return (
    <>
      <Panel>
        <Fields className={styles.input}>
          <InputText
            label={t('phone.label')}
            hint={t('phone.hint')}
            type="tel"
            value={number}
            onChange={onChange}
            onBlur={format}
            placeholder={example}
            error={error && ''}
            size="large"
            dir="ltr"
            rawText
            secret
            clearable
          />
          {countryField}
        </Fields>
        {!isEmpty && (
          <Verdict
            phone={phone}
            error={error && (isSeveral ? t('several') : errorText(error))}
            explanation={explained.stale ? undefined : explained.value}
            onUse={onChange}
            onMany={isSeveral ? onMany : undefined}
          />
        )}
      </Panel>
      <Panel label={t('result')}>{isEmpty ? <Empty>{t('empty')}</Empty> : <Facts phone={phone} stale={stale} />}</Panel>
    </>
  );
}
