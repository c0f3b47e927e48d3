import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { charsets } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

const paddings = ['auto', 'always', 'never'] as const;
const lengths = [0, 64, 76];

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const lineLengths = lengths.includes(draft.lineLength) ? lengths : [...lengths, draft.lineLength];
  const nameOf = (length: number): string =>
    length === 0
      ? t('lineLength.none')
      : length === 64
        ? t('lineLength.64')
        : length === 76
          ? t('lineLength.76')
          : `${length}`;
  return (
    <OptionRow onReset={onReset}>
      <Select
        label={t('charset.label')}
        labelPosition="left"
        size="small"
        value={draft.charset}
        onChange={(charset) => change({ charset })}
        options={charsets.map((value) => ({ value, label: t(`charset.${value}`) }))}
      />
      <Select
        label={t('padding.label')}
        labelPosition="left"
        size="small"
        value={draft.padding}
        onChange={(padding) => change({ padding })}
        options={paddings.map((value) => ({ value, label: t(`padding.${value}`) }))}
      />
      <Select
        label={t('lineLength.label')}
        labelPosition="left"
        size="small"
        value={draft.lineLength}
        onChange={(lineLength) => change({ lineLength })}
        options={lineLengths.map((value) => ({ value, label: nameOf(value) }))}
      />
      <span className={styles.help} title={t('urlSafe.help')}>
        <Switch label={t('urlSafe.label')} checked={draft.urlSafe} onChange={(urlSafe) => change({ urlSafe })} />
      </span>
      <span className={styles.help} title={t('strict.help')}>
        <Switch label={t('strict.label')} checked={draft.strict} onChange={(strict) => change({ strict })} />
      </span>
    </OptionRow>
  );
}
