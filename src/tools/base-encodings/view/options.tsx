import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps, type Way } from './draft.ts';

const families = {
  base: ['base16', 'base32', 'base32hex', 'base32-crockford', 'zbase32', 'base64', 'base64url'],
  number: ['base36', 'base58', 'base58-flickr', 'base58-ripple', 'base58check', 'base62'],
  dense: ['base45', 'ascii85', 'z85', 'base85', 'base91'],
  mail: ['quoted-printable', 'uuencode'],
  domain: ['idn', 'punycode'],
} as const satisfies Readonly<Record<string, readonly Way[]>>;

const padded: ReadonlySet<Way> = new Set(['base32', 'base32hex', 'base64']);
const lowered: ReadonlySet<Way> = new Set(['base16', 'base32', 'base32hex', 'base32-crockford']);
const strict: ReadonlySet<Way> = new Set(['base32', 'base32hex', 'base32-crockford', 'zbase32', 'base64', 'base64url']);
const unbroken: ReadonlySet<Way> = new Set(['quoted-printable', 'uuencode', 'idn', 'punycode']);
const lengths = [0, 64, 76];

/** The format, and the options that it has. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { format, lineLength } = draft;
  const isBytes = format !== 'idn' && format !== 'punycode';
  const listed = lengths.includes(lineLength) ? lengths : [...lengths, lineLength];
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('lineLength', 'strict')}
      more={
        !unbroken.has(format) && (
          <>
            <Select
              {...field('lineLength')}
              options={listed.map((value) => ({ value, label: value === 0 ? t('lineLength.none') : String(value) }))}
            />
            {strict.has(format) && (
              <span className={styles.help} title={t('strict.help')}>
                <Switch {...field('strict')} />
              </span>
            )}
          </>
        )
      }
    >
      <Select
        {...field('format')}
        labelPosition="left"
        size="small"
        options={Object.entries(families).map(([family, ways]) => ({
          label: t(`family.${family as keyof typeof families}`),
          options: ways.map((value) => ({ value, label: t(`format.${value}`) })),
        }))}
      />
      {isBytes && <Segmented {...field('inputEncoding')} labelPosition="left" />}
      {padded.has(format) && <Switch {...field('padding')} />}
      {lowered.has(format) && <Switch {...field('lowercase')} />}
      {format === 'ascii85' && <Switch {...field('frame')} />}
      {format === 'uuencode' && <InputText {...field('fileName')} labelPosition="left" size="small" rawText />}
    </OptionRow>
  );
}
