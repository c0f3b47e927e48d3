import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { treatments, urlCharsets } from '#lib/percent/decode.ts';
import { encodeModes, marksLeft } from '../engine/rules.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

/** The rule set with what it leaves alone, and how a text is encoded. */
export function EncodeOptions({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const { mode } = draft;
  return (
    <>
      <OptionRow onReset={onReset}>
        <Segmented
          label={t('mode')}
          labelPosition="left"
          value={mode}
          onChange={(mode) => change({ mode })}
          options={encodeModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
        <Switch label={t('perLine')} checked={draft.perLine} onChange={(perLine) => change({ perLine })} />
        <Switch
          label={t('keepEncoded')}
          checked={draft.keepEncoded}
          onChange={(keepEncoded) => change({ keepEncoded })}
        />
      </OptionRow>
      <StatusLine>
        {mode === 'all'
          ? t('left.all')
          : t(mode === 'form' ? 'left.form' : 'left', { marks: [...marksLeft[mode]].join(' ') })}
      </StatusLine>
    </>
  );
}

export function DecodeOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  return (
    <PanelRow end>
      <Select
        label={t('malformed')}
        labelPosition="left"
        size="small"
        value={draft.malformed}
        onChange={(malformed) => change({ malformed })}
        options={treatments.map((value) => ({ value, label: t(`malformed.${value}`) }))}
      />
      <Select
        label={t('charset')}
        labelPosition="left"
        size="small"
        value={draft.charset}
        onChange={(charset) => change({ charset })}
        options={urlCharsets.map((value) => ({ value, label: value === 'utf-8' ? 'UTF-8' : value }))}
      />
    </PanelRow>
  );
}
