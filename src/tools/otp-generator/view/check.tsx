import type { Translate } from '#core/text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { verify } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';

export function Check({ draft, change, now }: PartProps & { readonly now: number | undefined }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ms = draft.period * 1000;
  const timestamp = now === undefined ? 0 : Math.floor(now / ms) * ms;
  const enabled = draft.code.trim() !== '' && draft.secret !== '' && now !== undefined;
  const { value, error, stale } = useOperation(verify, { ...draft, timestamp }, { enabled });
  return (
    <Panel label={t('check.title')}>
      <PanelRow>
        <PanelTitle>{t('check.title')}</PanelTitle>
      </PanelRow>
      <Fields className={styles.pair}>
        <InputText {...field('code')} placeholder="123 456" inputMode="numeric" monospace rawText clearable />
        <NumberField
          {...field('window')}
          {...(draft.type === 'totp'
            ? { hint: t('window.step', { seconds: draft.period }) }
            : { label: t('window.ahead') })}
        />
      </Fields>
      {value && !error && (
        <div className={styles.verdict} data-stale={stale || undefined}>
          <Verdict delta={value.delta} draft={draft} />
        </div>
      )}
    </Panel>
  );
}

/** A counter has no clock that could drift. */
function refusal({ type, window }: PartProps['draft'], t: Translate<(typeof text)['en']>): string {
  if (type === 'totp') return t('check.invalid');
  return window === 0 ? t('check.notThis') : t('check.notAhead', { count: window });
}

function Verdict({ delta, draft }: { readonly delta: number | null; readonly draft: PartProps['draft'] }) {
  const t = useText(text);
  if (delta === null) return <Alert tone="danger">{refusal(draft, t)}</Alert>;
  const count = Math.abs(delta);
  const seconds = count * draft.period;
  const words =
    delta === 0
      ? t('check.valid')
      : draft.type === 'hotp'
        ? t('check.ahead', { count })
        : t(delta < 0 ? 'check.late' : 'check.early', { count, seconds });
  return <Alert tone="success">{words}</Alert>;
}
