import { ActionChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Link } from '#ui/link/link.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import styles from '../view.module.css';

/** Hashes of Sam Croley's benchmark, October 2022: hashcat 6.2.6, one GeForce RTX 4090. */
const benchmark = 'https://gist.github.com/Chick3nman/32e662a5bb63bc4f51b847bb422222fd';
/** hashcat's pull request 4284, 2 July 2025: Argon2id with 64 MiB, 3 passes and one lane on the same card. */
const argon2Benchmark = 'https://github.com/hashcat/hashcat/pull/4284';

/** Guesses a second; bcrypt is measured with cost 5 (184,000), and each cost more takes twice as long. */
const speeds = [
  ['MD5', 1.641e11],
  ['SHA-256', 2.2e10],
  ['NTLM', 2.885e11],
  ['bcrypt 10', 184_000 / 2 ** 5],
  ['Argon2', 1667],
] as const;

export function Attacker({ draft, change }: Pick<TabProps, 'draft' | 'change'>) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <Disclosure
      label={t('attacker')}
      inRow
      startsOpen={draft.words !== '' || (draft.guessesPerSecond ?? null) !== null}
    >
      <Fields>
        <SecretField {...field('words')} multiline rows={3} />
        <div className={styles.speed}>
          <NumberField
            name="guessesPerSecond"
            label={t('speed.label')}
            unit={t('speed.unit')}
            placeholder={t('speed.placeholder')}
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
              pressed: draft.scenario === 'custom' && draft.guessesPerSecond === guessesPerSecond,
              onSelect: () => change({ guessesPerSecond, scenario: 'custom' }),
            }))}
            hint={t('speed.source')}
          />
          <p className={styles.sources}>
            <Link href={benchmark}>hashcat 6.2.6, 2022</Link>
            <Link href={argon2Benchmark}>Argon2id, 2025</Link>
          </p>
        </div>
      </Fields>
    </Disclosure>
  );
}
