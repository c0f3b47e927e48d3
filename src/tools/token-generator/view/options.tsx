import { Field } from '#ui/field/field.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Amount } from './amount.tsx';
import { fields, type DraftProps } from './draft.ts';

const classes = ['uppercase', 'lowercase', 'digits', 'symbols'] as const;
const raw = { monospace: true, rawText: true } as const;

export function Count({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return <NumberField {...field('count')} className={styles.count} />;
}

function Prefix({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return <InputText {...raw} {...field('prefix')} placeholder="sk_live_" />;
}

export function CharacterOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isOwn = draft.customAlphabet !== '';
  return (
    <Fields>
      <Amount {...field('length')} reach={512} />
      <Count draft={draft} change={change} />
      <Field label={t('mode.characters')} group="group" className={styles.kinds}>
        {() => (
          <div className={styles.switches}>
            {classes.map((name) => (
              <Switch
                key={name}
                label={t(`${name}.label`)}
                checked={draft[name]}
                disabled={isOwn}
                onChange={(checked) => change({ [name]: checked })}
              />
            ))}
          </div>
        )}
      </Field>
    </Fields>
  );
}

export const rarer = ['customAlphabet', 'exclude', 'excludeSimilar', 'requireEach', 'prefix'] as const;

/** The rarer options of characters. */
export function MoreOptions({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <InputText {...raw} {...field('customAlphabet')} placeholder="0123456789abcdef" />
      <InputText {...raw} {...field('exclude')} placeholder={'"\'`\\'} />
      <Prefix draft={draft} change={change} />
      <Switch {...field('excludeSimilar')} />
      <Switch {...field('requireEach')} disabled={draft.customAlphabet !== ''} />
    </>
  );
}

export function ByteOptions({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return (
    <Fields>
      <Amount {...field('byteLength')} reach={128} />
      <Count draft={draft} change={change} />
      <Select {...field('encoding')} />
      <Prefix draft={draft} change={change} />
    </Fields>
  );
}

export function PassphraseOptions({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return (
    <Fields>
      <Amount {...field('words')} reach={24} />
      <Count draft={draft} change={change} />
      <Select {...field('language')} />
      <InputText {...raw} {...field('separator')} placeholder="-" />
      <Switch {...field('capitalise')} />
    </Fields>
  );
}
