import { Chips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type TabProps } from './draft.ts';

const epochs = ['twitter', 'discord', 'unix', 'custom'] as const;

/** The options that matter for the chosen kind. */
export function Options({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { kind } = draft;
  return (
    <>
      <Fields columns={1}>
        <Chips {...field('kind')} hint={t(`about.${kind}`)} />
        {kind === 'snowflake' && <Epoch draft={draft} change={change} />}
        <div className={styles.inline}>
          <NumberField {...field('count')} className={styles.amount} />
          {kind === 'nanoid' && <NumberField {...field('length')} className={styles.amount} />}
          {kind === 'snowflake' && <NumberField {...field('node')} />}
          {kind === 'typeid' && <InputText {...field('prefix')} placeholder="user" monospace rawText />}
          {kind === 'ulid' && <Switch {...field('lowercase')} />}
          {(kind === 'ulid' || kind === 'ksuid') && <Switch {...field('monotonic')} />}
        </div>
      </Fields>
      {kind !== 'nanoid' && (
        <Disclosure label={t('advanced')}>
          <Fields>
            <NumberField {...field('timestamp')} placeholder="1645557742000" wide />
          </Fields>
        </Disclosure>
      )}
    </>
  );
}

function Epoch({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const known = epochs.find((name) => name === draft.epoch) ?? 'custom';
  return (
    <>
      <Chips
        label={t('epochs.label')}
        value={known}
        onChange={(name) => change({ epoch: name === 'custom' ? '1609459200000' : name })}
        options={epochs.map((value) => ({ value, label: t(`epoch.${value}`) }))}
      />
      {known === 'custom' && <InputText {...field('epoch')} placeholder="1609459200000" monospace rawText />}
    </>
  );
}
