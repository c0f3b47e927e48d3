import { useState } from 'react';
import { ActionChips } from '#ui/chips/chips.tsx';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { explain, parse } from '../engine.ts';
import type { Iban } from '../engine/reading.ts';
import { text } from '../text.ts';
import { Anatomy } from './anatomy.tsx';
import { Facts } from './facts.tsx';
import { bareOf } from './grouping.ts';
import { isList, longest } from './longest.ts';
import { IbanField } from './iban-field.tsx';
import { Verdict } from './verdict.tsx';

const samples = {
  FR: 'FR76 3000 6000 0112 3456 7890 189',
  DE: 'DE89 3704 0044 0532 0130 00',
  GB: 'GB29 NWBK 6016 1331 9268 19',
};

interface CheckProps {
  readonly iban: string;
  readonly onChange: (iban: string) => void;
  /** Goes where many are checked, with the list that was pasted, if it was one. */
  readonly onMany: (list: string | undefined) => void;
}

/** Whether a text has a country and no more characters than an IBAN, and so something to tell. */
const isReadable = ({ countryCode, electronic }: Iban): boolean => countryCode !== null && electronic.length <= longest;

export function Check({ iban, onChange, onMany }: CheckProps) {
  const t = useText(text);
  const [pasted, setPasted] = useState('');
  const isPasted = bareOf(pasted) === bareOf(iban);
  const isEmpty = !/[^\p{White_Space}.-]/u.test(iban);
  const parsed = useOperation(parse, { iban }, { enabled: !isEmpty });
  const explained = useOperation(explain, { iban }, { enabled: !isEmpty });
  const faults = explained.value?.faults ?? [];
  const latest = parsed.value;
  const [kept, keep] = useState(latest);
  if (latest !== kept && latest && isReadable(latest)) keep(latest);
  const readable = latest && !isReadable(latest) ? kept : latest;
  const isMany = latest !== undefined && isList(latest.electronic);
  const drawn = isMany ? kept : latest?.countryCode === null ? (kept ?? latest) : latest;
  return (
    <>
      <Panel>
        <div onPaste={(event) => setPasted(event.clipboardData.getData('text/plain'))}>
          <Fields columns={1}>
            <IbanField value={iban} onChange={onChange} error={faults.length > 0 ? '' : undefined} />
          </Fields>
        </div>
        {!isEmpty && (
          <Verdict
            iban={latest}
            explanation={explained.value}
            onFix={onChange}
            isList={isMany}
            actions={
              (latest?.electronic.length ?? 0) > longest && (
                <Button variant="line" size="small" onClick={() => onMany(isPasted ? pasted : undefined)}>
                  {t('many.open')}
                </Button>
              )
            }
          />
        )}
        {drawn && !isEmpty && <Anatomy iban={drawn} stale={parsed.stale || drawn !== latest} />}
      </Panel>
      <Panel label={t('result')}>
        {isEmpty || (latest && !readable) ? (
          <Empty>{t('empty')}</Empty>
        ) : (
          <Facts iban={readable} stale={parsed.stale || readable !== latest} />
        )}
        <PanelRow>
          <ActionChips
            label={t('samples.label')}
            actions={Object.values(samples).map((sample) => ({ label: sample, onSelect: () => onChange(sample) }))}
          />
        </PanelRow>
      </Panel>
    </>
  );
}
