import { useState } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { readingsOf } from '../engine/readings.ts';
import type { Line } from '../engine/sheet.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface LastResultProps {
  readonly lines: readonly Line[];
  readonly stale: boolean;
}

/** Characters that are shown beside the sheet on a phone: a longer result is cut there. */
const besideOnPhone = 12;

/**
 * The last result and its other notations, in a row of its own if it has none or is long; while no line has one, the
 * one of before.
 */
export function LastResult({ lines, stale }: LastResultProps) {
  const t = useText(text);
  const found = lines.findLast(({ result }) => result !== null);
  const [kept, keep] = useState(found);
  if (found && found !== kept) keep(found);
  const last = found ?? (lines.length > 0 ? kept : undefined);
  if (!last || last.result === null) return null;
  const { hex, binary, octal, bits, fraction, isExact, scientific } = readingsOf(
    last.type === 'number' ? last.result : '',
  );
  const isOld = stale || !found;
  const itself = {
    label: t('reading.result'),
    value: last.result,
    shown: <bdi className={styles.main}>{last.result}</bdi>,
  };
  const others = [
    { label: t('reading.hex'), value: hex },
    { label: t('reading.binary'), value: binary },
    { label: t('reading.octal'), value: octal },
    { label: t('reading.bits'), value: bits === null ? null : String(bits) },
    {
      label: t('reading.fraction'),
      value: fraction,
      ...(fraction !== null && !isExact && { note: t('reading.near') }),
    },
    { label: t('reading.scientific'), value: scientific },
  ].filter(({ value }) => value !== null);
  const isBeside = others.length > 0 && last.result.length <= besideOnPhone;
  return (
    <Panel label={t('reading.result')}>
      {isBeside && (
        <div data-answer data-stale={isOld || undefined}>
          <PanelRow>
            <PanelTitle>
              {itself.label} <bdi className={styles.value}>{last.result}</bdi>
            </PanelTitle>
            <Actions>
              <CopyButton text={last.result} stale={isOld} />
            </Actions>
          </PanelRow>
        </div>
      )}
      <Results rows={isBeside ? others : [itself, ...others]} json={lines} stale={isOld} />
    </Panel>
  );
}
