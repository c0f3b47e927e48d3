import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { normalize } from '../engine.ts';
import { text } from '../text.ts';
import type { TextTabProps } from './draft.ts';

/** The text in its four normal forms. */
export function Normalize({ change, current, isOld }: TextTabProps) {
  const t = useText(text);
  const enabled = current !== '';
  const nfc = useOperation(normalize, { text: current, form: 'nfc' }, { enabled });
  const nfd = useOperation(normalize, { text: current, form: 'nfd' }, { enabled });
  const nfkc = useOperation(normalize, { text: current, form: 'nfkc' }, { enabled });
  const nfkd = useOperation(normalize, { text: current, form: 'nfkd' }, { enabled });
  const values = { nfc: nfc.value, nfd: nfd.value, nfkc: nfkc.value, nfkd: nfkd.value };
  const rows = (['nfc', 'nfd', 'nfkc', 'nfkd'] as const).map((form) => {
    const value = enabled ? (values[form] ?? null) : null;
    const note = value === null ? undefined : t('units', { count: value.length });
    return { label: t(`normal.${form}`), value, note };
  });
  return (
    <>
      <Fields columns={1}>
        <InputText
          label={t('text.label')}
          value={current}
          onChange={(written) => change({ text: written, source: 'text' })}
          readonly={isOld}
          multiline
          autosize
          rows={2}
          rawText
        />
      </Fields>
      <Results
        rows={rows}
        json={enabled ? values : undefined}
        stale={isOld || [nfc, nfd, nfkc, nfkd].some(({ stale }) => stale)}
      />
    </>
  );
}
