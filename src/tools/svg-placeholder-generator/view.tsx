import { formatBytes } from '#core/byte-size.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { dataUri, svg } from './engine.ts';
import { linesOf } from './engine/svg.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Outputs } from './view/outputs.tsx';
import { textsOf } from './view/texts.ts';

const encoder = new TextEncoder();

/** The image, how it looks, and all its forms. */
export default function PlaceholderView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { value: markup = '', error, stale } = useOperation(svg, draft);
  const { value: uri = '' } = useOperation(dataUri, { ...draft, encoding: 'percent' });
  const { value: base64 = '' } = useOperation(dataUri, { ...draft, encoding: 'base64' });
  const errorOf = (color: string): string | undefined =>
    error?.details['value'] === color ? t('color.invalid') : undefined;
  const shown = textsOf(draft, markup, uri, base64)[draft.output];
  const isOld = stale || error !== undefined;
  return (
    <Panel>
      <div className={styles.frame}>
        <div className={styles.studio}>
          <div className={styles.made}>
            <div className={styles.board} data-answer data-stale={isOld || undefined}>
              {uri && <img className={styles.image} src={uri} alt={linesOf(draft).join(' ')} />}
            </div>
            <Outputs draft={draft} change={change} svg={markup} shown={shown} stale={isOld} />
          </div>
          <Options draft={draft} change={change} errorOf={errorOf} />
        </div>
      </div>
      <StatusLine
        stale={isOld}
        facts={[
          t('realSize', { width: draft.width, height: draft.height }),
          formatBytes(encoder.encode(shown).length, t.language),
        ]}
        actions={<ResetButton onReset={reset} />}
      />
    </Panel>
  );
}
