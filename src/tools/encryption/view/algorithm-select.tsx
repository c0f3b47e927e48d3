import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { defaultIterations, isSaltedAlgorithm, iterationBounds, type Algorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type Choice = 'auto' | Algorithm;

interface AlgorithmProps<T extends Choice> {
  /** “Algorithm” unless told. */
  readonly label?: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Detection comes first. */
  readonly auto?: T;
  /** The field of the page that holds the rounds. */
  readonly name: 'rounds' | 'rounds2' | 'fileRounds';
  readonly rounds: number | undefined;
  readonly onRounds: (rounds: number | undefined) => void;
}

const Weakness = lazy(async () => ({ default: (await import('./weakness.tsx')).Weakness }));

export function AlgorithmSelect<T extends Choice>(props: AlgorithmProps<T>) {
  const { label, value, onChange, auto, name, rounds, onRounds } = props;
  const t = useText(text);
  const option = (id: Choice) => ({ value: id as T, label: t(`algorithm.${id}`) });
  const isEncrypting = auto === undefined;
  const hasRounds = value === 'openssl-pbkdf2' || (isEncrypting && value === 'jwe');
  const usual = defaultIterations[value === 'jwe' ? 'jwe' : 'openssl-pbkdf2'];
  const chosen: Choice = value;
  return (
    <>
      <div className={styles.algorithm}>
        <Select
          label={label ?? t('algorithm.label')}
          value={value}
          onChange={onChange}
          options={[
            ...(auto === undefined ? [] : [option(auto)]),
            { label: t('group.recommended'), options: [option('jwe'), option('age')] },
            { label: t('group.openssl'), options: [option('openssl-pbkdf2'), option('openssl-sha256')] },
            {
              label: t('group.legacy'),
              options: [option('aes'), option('tripledes'), option('rabbit'), option('rc4')],
            },
          ]}
        />
        {hasRounds && (
          <NumberField
            name={name}
            label={t('iterations.label')}
            value={rounds ?? usual}
            min={iterationBounds.min}
            max={iterationBounds.max}
            onChange={(typed) => onRounds(typed === usual ? undefined : typed)}
          />
        )}
      </div>
      <DeferredSuspense>
        {isEncrypting && chosen !== 'auto' && isSaltedAlgorithm(chosen) && <Weakness algorithm={chosen} />}
      </DeferredSuspense>
    </>
  );
}
