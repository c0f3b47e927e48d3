import { useState } from 'react';
import { choice, text as textField } from '#core/field.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ColorPicker } from '#ui/color-picker/color-picker.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convert } from './engine.ts';
import type { Converted } from './engine/results.ts';
import { withAlpha } from './engine/rewrite.ts';
import { text } from './text.ts';
import { Contrast, targets } from './view/contrast.tsx';
import { Notations } from './view/notations.tsx';
import { Pickers } from './view/pickers.tsx';
import { Scale } from './view/scale.tsx';
import { Sliders } from './view/sliders.tsx';
import { Swatch } from './view/swatch.tsx';
import { usePerFrame } from './view/use-per-frame.ts';
import styles from './view.module.css';

const fields = {
  ...convert.input,
  second: textField('#fdf6e3'),
  target: choice(targets, 4.5),
  name: textField('color'),
};
const initial = { text: '#1ea54c' };

/** One color in many ways: every control writes the same text, which everything else follows. */
export default function ColorConverterView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.text.trim() === '';
  const { value: converted, error, stale } = useOperation(convert, draft, { enabled: !isEmpty });
  const failed = error !== undefined;
  /** The last text that was a color: what stays on screen while another one is being typed. */
  const [good, setGood] = useState(initial.text);
  if (converted && !stale && !error && !isEmpty && good !== draft.text) setGood(draft.text);

  const write = (color: string): void => change({ text: color });
  const writePerFrame = usePerFrame(write);
  const hex = converted?.values.hex.slice(0, 7) ?? '#000000';
  const pick = (picked: string): void => writePerFrame(withAlpha(picked, converted?.alpha ?? 1));

  return (
    <div>
      <Panel>
        <div className={styles.frame}>
          <div className={styles.studio}>
            <Swatch converted={converted} stale={failed} />
            <div className={styles.controls}>
              <InputText
                {...field('text')}
                onChange={write}
                error={error && ''}
                size="large"
                monospace
                rawText
                clearable
                dir="ltr"
              />
              <Pickers hex={hex} onPick={pick} />
            </div>
          </div>
        </div>
        <StatusLine
          tone={error ? 'error' : 'neutral'}
          stale={failed && !error}
          facts={error ? [] : converted ? [<Gamut key="gamut" converted={converted} />, luminance(converted)] : ['–']}
          actions={<ResetButton onReset={reset} />}
        >
          {error && (isList(draft.text) ? t('several') : errorText(error))}
        </StatusLine>
      </Panel>
      <Notations
        converted={converted}
        stale={stale}
        failed={failed}
        legacySyntax={draft.legacySyntax}
        onLegacySyntax={(legacySyntax) => change({ legacySyntax })}
        onType={write}
      />
      {converted && (
        <Contrast
          color={good}
          failed={failed}
          ink={converted.values.oklch}
          second={draft.second}
          target={draft.target}
          onChange={change}
          onUse={write}
        />
      )}
      <Panel label={t('adjust')}>
        <PanelRow>
          <h2>{t('adjust')}</h2>
        </PanelRow>
        <div className={styles.both} data-stale={failed || undefined}>
          <ColorPicker label={t('text.label')} value={hex} onChange={pick} disabled={!converted} />
          <Sliders color={draft.text} converted={converted} onChange={write} />
        </div>
      </Panel>
      {converted && (
        <Scale color={good} failed={failed} name={draft.name} onName={(name) => change({ name })} onUse={write} />
      )}
    </div>
  );

  function luminance(color: Converted): string {
    const number = new Intl.NumberFormat(t.language, { maximumFractionDigits: 4 });
    return `${t('luminance')} ${number.format(color.luminance)}`;
  }
}

/** More than one hexadecimal color. */
const isList = (typed: string): boolean => /^\s*#[\da-f]+(?:[\s,;]+#[\da-f]+)+[\s,;]*$/i.test(typed);

function Gamut({ converted: { inSrgbGamut, inP3Gamut } }: { readonly converted: Converted }) {
  const t = useText(text);
  return (
    <>
      {t(inSrgbGamut ? 'gamut.srgb' : inP3Gamut ? 'gamut.p3' : 'gamut.wide')}{' '}
      {!inSrgbGamut && <Badge tone="warning">{t('gamut.mapped')}</Badge>}
    </>
  );
}
