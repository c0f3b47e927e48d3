import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { split } from '../engine.ts';
import { text } from '../text.ts';
import { groupDigits } from './digits.ts';
import { fields, type DraftProps } from './draft.ts';

/** A network in smaller ones of one length, from any of them on. */
export function Split({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.network.trim() === '' || draft.offset.trim() === '';
  const { value, error, stale } = useOperation(split, draft, { enabled: !isEmpty });
  const found = isEmpty ? undefined : value;
  return (
    <Panel>
      <Fields columns={1}>
        <InputText {...field('network')} hint={undefined} size="large" monospace rawText clearable />
      </Fields>
      <OptionRow>
        <NumberField {...field('prefix')} labelPosition="left" size="small" />
        <InputText
          {...field('offset')}
          hint={undefined}
          labelPosition="left"
          size="small"
          monospace
          rawText
          inputMode="numeric"
        />
      </OptionRow>
      <ResultPane
        name={t('subnets')}
        value={found?.subnets.join('\n') ?? ''}
        stale={stale}
        file={{ name: 'networks.txt', type: 'text/plain' }}
        lineNumbers
      />
      {error ? (
        <FaultLine error={error} messages={text} />
      ) : (
        <StatusLine
          stale={stale}
          facts={
            found
              ? [
                  t('subnets.count', { count: Number(found.count), shown: groupDigits(found.count, t.language) }),
                  t('subnets.shown', { count: found.subnets.length }),
                ]
              : [t('network.hint')]
          }
        />
      )}
    </Panel>
  );
}
