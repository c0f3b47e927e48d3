import { Button } from '#ui/button/button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Big, Fields, Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { relate } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** What one network is to another one, and what both have. */
export function Compare({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.a.trim() === '' || draft.b.trim() === '';
  const { value, error, stale } = useOperation(relate, draft, { enabled: !isEmpty });
  const wrong = error?.details['field'];
  return (
    <Panel>
      <Fields>
        <InputText {...field('a')} error={wrong === 'a' ? '' : undefined} monospace rawText clearable />
        <InputText {...field('b')} error={wrong === 'b' ? '' : undefined} monospace rawText clearable />
      </Fields>
      {error ? (
        <FaultLine error={error} messages={text} />
      ) : (
        <StatusLine
          actions={
            <Button variant="line" size="small" onClick={() => change({ a: draft.b, b: draft.a })}>
              {t('swap')}
            </Button>
          }
        >
          {isEmpty && t('compare.hint')}
        </StatusLine>
      )}
      {!isEmpty && value && (
        <div data-stale={stale || undefined}>
          <Big className={styles.relation}>{t(`relation.${value.relation}`)}</Big>
          <ResultPane
            name={t('shared')}
            value={value.shared.join('\n')}
            stale={stale}
            placeholder={t('shared.none')}
            file={{ name: 'networks.txt', type: 'text/plain' }}
          />
        </div>
      )}
    </Panel>
  );
}
