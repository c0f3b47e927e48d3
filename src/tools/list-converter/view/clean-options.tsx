import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { Group } from './group.tsx';
import { TextOption } from './text-option.tsx';

const cases = ['keep', 'lower', 'upper'] as const;

/** How a text becomes items: the groups Split and Clean. */
export function CleanOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const shared = { draft, change };
  return (
    <>
      <Group name={t('group.split')}>
        <TextOption {...shared} name="inputSeparator" placeholder={t('automatic')} escapes />
        <Switch label={t('trimItems')} checked={draft.trimItems} onChange={(trimItems) => change({ trimItems })} />
        <Switch label={t('dropEmpty')} checked={draft.dropEmpty} onChange={(dropEmpty) => change({ dropEmpty })} />
      </Group>
      <Group name={t('group.clean')}>
        <div className={styles.pair}>
          <TextOption {...shared} name="removeItemPrefix" />
          <TextOption {...shared} name="removeItemSuffix" />
        </div>
        <div className={styles.pair}>
          <Select
            label={t('letterCase')}
            size="small"
            wide
            value={draft.letterCase}
            onChange={(letterCase) => change({ letterCase })}
            options={cases.map((value) => ({ value, label: t(`letterCase.${value}`) }))}
          />
          <NumberField
            label={t('maxItemLength')}
            size="small"
            wide
            whole
            min={0}
            hint={t('noLimit')}
            value={draft.maxItemLength}
            onChange={(maxItemLength) => change({ maxItemLength })}
          />
        </div>
        {draft.tab === 'list' && (
          <Switch
            label={t('removeDuplicates')}
            checked={draft.removeDuplicates}
            onChange={(removeDuplicates) => change({ removeDuplicates })}
          />
        )}
        <Switch
          label={t('caseSensitive')}
          checked={draft.caseSensitive}
          onChange={(caseSensitive) => change({ caseSensitive })}
        />
      </Group>
    </>
  );
}
