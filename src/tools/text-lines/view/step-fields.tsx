import { Button } from '#ui/button/button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { cardFields, drawSeed, type Card } from './draft.ts';
import { membersOf, nullDefaults } from './members.ts';

interface StepFieldsProps {
  readonly card: Card;
  readonly onChange: (part: Partial<Card>) => void;
}

/** The options that the step names. */
export function StepFields({ card, onChange }: StepFieldsProps) {
  const t = useText(text);
  const field = useFields(cardFields, text, card, onChange);
  const members = membersOf[card.do];
  if (members.length === 0) return null;
  return (
    <div className={styles.options}>
      {members.map((name) => {
        const usual = nullDefaults[`${card.do}.${name}`];
        switch (name) {
          case 'side':
          case 'letterCase':
          case 'padAt':
          case 'keep':
          case 'by':
          case 'order':
          case 'from': {
            // The types of the controls differ by their values.
            const { label, value, options, onChange: set } = field(name as 'side');
            return <Select key={name} size="small" {...{ label, value, options }} onChange={set} />;
          }
          case 'mode': {
            const { options, ...rest } = field(name);
            const offered = card.do === 'replace' ? options.filter(({ value }) => value !== 'wildcard') : options;
            return <Select key={name} size="small" {...rest} options={offered} />;
          }
          case 'blank':
          case 'adjacent':
          case 'caseSensitive':
          case 'ignoreSpaces':
          case 'wholeWord':
          case 'invert':
          case 'zeros':
          case 'skipBlank':
          case 'breakWords':
            return <Switch key={name} {...field(name)} />;
          case 'width':
          case 'count':
          case 'column':
          case 'start':
          case 'increment':
            return (
              <NumberField
                key={name}
                size="small"
                {...field(name)}
                // What stands in a step that is off makes no result old.
                name={card.on ? name : undefined}
                placeholder={usual ?? t('add.choose')}
              />
            );
          default: {
            const { value, ...rest } = field(name);
            return (
              <InputText
                key={name}
                size="small"
                monospace
                rawText
                {...rest}
                placeholder={usual ?? rest.placeholder ?? ''}
                value={value ?? ''}
                onChange={(typed) => onChange({ [name]: name === 'separator' && typed === '' ? null : typed })}
                end={
                  name === 'seed' && (
                    <Button
                      variant="quiet"
                      size="small"
                      icon="shuffle"
                      label={t('again')}
                      onClick={() => onChange({ seed: drawSeed() })}
                    />
                  )
                }
              />
            );
          }
        }
      })}
    </div>
  );
}
