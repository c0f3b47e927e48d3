import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { Group } from './group.tsx';
import { TextOption } from './text-option.tsx';

const orders = ['none', 'asc', 'desc', 'shuffle'] as const;
const criteria = ['natural', 'codepoint', 'numeric', 'length'] as const;
const targets = ['none', 'sql', 'json', 'html', 'shell', 'csv'] as const;

/** What becomes of the items: the groups Sort and Wrap. */
export function WrapOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const shared = { draft, change };
  return (
    <>
      <Group name={t('group.sort')}>
        <div className={styles.pair}>
          <Select
            label={t('sort')}
            size="small"
            wide
            value={draft.sort}
            onChange={(sort) => change({ sort })}
            options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
          <Select
            label={t('sortBy')}
            size="small"
            wide
            disabled={draft.sort === 'none' || draft.sort === 'shuffle'}
            value={draft.sortBy}
            onChange={(sortBy) => change({ sortBy })}
            options={criteria.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
          />
        </div>
        <NumberField
          label={t('maxItems')}
          size="small"
          whole
          min={0}
          hint={t('noLimit')}
          value={draft.maxItems}
          onChange={(maxItems) => change({ maxItems })}
        />
        <Switch label={t('reverse')} checked={draft.reverse} onChange={(reverse) => change({ reverse })} />
      </Group>
      <Group name={t('group.wrap')}>
        <div className={styles.pair}>
          <TextOption {...shared} name="itemPrefix" />
          <TextOption {...shared} name="itemSuffix" />
          <TextOption {...shared} name="listPrefix" />
          <TextOption {...shared} name="listSuffix" />
          <TextOption {...shared} name="separator" escapes />
          <Select
            label={t('escape')}
            size="small"
            wide
            value={draft.escape}
            onChange={(escape) => change({ escape })}
            options={targets.map((value) => ({ value, label: t(`escape.${value}`) }))}
          />
        </div>
      </Group>
    </>
  );
}
