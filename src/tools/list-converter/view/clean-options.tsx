import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { Group } from './group.tsx';
import { TextOption } from './text-option.tsx';

/** How a text becomes items: the groups Split and Clean. */
export function CleanOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const shared = { draft, change };
  return (
    <>
      <Group name={t('group.split')}>
        <TextOption {...shared} name="inputSeparator" placeholder={t('automatic')} escapes />
        <Switch {...field('trimItems')} />
        <Switch {...field('dropEmpty')} />
      </Group>
      <Group name={t('group.clean')}>
        <div className={styles.pair}>
          <TextOption {...shared} name="removeItemPrefix" />
          <TextOption {...shared} name="removeItemSuffix" />
        </div>
        <div className={styles.pair}>
          <Select {...field('letterCase')} size="small" wide />
          <NumberField {...field('maxItemLength')} size="small" wide hint={t('noLimit')} />
        </div>
      </Group>
    </>
  );
}
