import { ActionChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { text } from '../text.ts';
import type { TabProps } from '../view.tsx';
import styles from '../view.module.css';

/** Guesses a second of one GeForce RTX 4090 in hashcat 6.2.6, two digits; Argon2id with 64 MiB and 3 passes, estimated. */
const speeds = [
  ['MD5', 1.6e11],
  ['SHA-256', 2.2e10],
  ['NTLM', 2.9e11],
  ['bcrypt 10', 5700],
  ['Argon2', 1000],
] as const;

export function Attacker({ draft, change }: Pick<TabProps, 'draft' | 'change'>) {
  const t = useText(text);
  return (
    <Panel>
      <Fields>
        <SecretField
          label={t('words.label')}
          hint={t('words.help')}
          placeholder={t('words.placeholder')}
          value={draft.words}
          onChange={(words) => change({ words })}
          multiline
          rows={3}
        />
        <div className={styles.speed}>
          <NumberField
            label={t('speed.label')}
            unit={t('speed.unit')}
            placeholder="1000"
            value={draft.guessesPerSecond ?? undefined}
            min={Number.MIN_VALUE}
            whole={false}
            wide
            onChange={(guessesPerSecond) => change({ guessesPerSecond, scenario: 'custom' })}
            onEmpty={() => change({ guessesPerSecond: null })}
          />
          <ActionChips
            label={t('speed.presets')}
            actions={speeds.map(([label, guessesPerSecond]) => ({
              label,
              onSelect: () => change({ guessesPerSecond, scenario: 'custom' }),
            }))}
          />
        </div>
      </Fields>
    </Panel>
  );
}
