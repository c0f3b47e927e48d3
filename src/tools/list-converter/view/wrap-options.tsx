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

/** What becomes of the items: the groups Sort and Wrap. */
export function WrapOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const shared = { draft, change };
  return (
    <>
      <Group name={t('group.sort')}>
        <div className={styles.pair}>
          <Select {...field('sortBy')} size="small" wide disabled={draft.sort === 'none' || draft.sort === 'shuffle'} />
          <NumberField {...field('maxItems')} size="small" wide hint={t('noLimit')} />
        </div>
        <Switch {...field('reverse')} />
      </Group>
      <Group name={t('group.wrap')}>
        <div className={styles.pair}>
          <TextOption {...shared} name="itemPrefix" />
          <TextOption {...shared} name="itemSuffix" />
          <TextOption {...shared} name="listPrefix" />
          <TextOption {...shared} name="listSuffix" />
          <TextOption {...shared} name="separator" escapes />
          <Select {...field('escape')} size="small" wide />
        </div>
      </Group>
    </>
  );
}
