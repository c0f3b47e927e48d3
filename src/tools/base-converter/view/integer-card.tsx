import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { represent } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Bits } from './bits.tsx';
import { fields, sourceOf, widths, type DraftProps } from './draft.ts';

interface IntegerCardProps extends DraftProps {
  readonly base: number;
  readonly decimal: string;
  /** The number cannot be read: base and decimal are those of the last one. */
  readonly failed: boolean;
}

/** The number in a fixed width: its bits to click, both signs, both byte orders, and the character it numbers. */
export function IntegerCard({ draft, change, base, decimal, failed }: IntegerCardProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { bits } = draft;
  const isTyped = draft.fromAlphabet === '' && !failed;
  const source = isTyped ? { text: draft.text, from: draft.from } : { text: decimal, from: 10 };
  const { value, error: refused } = useOperation(represent, { ...source, bits });
  // What cannot be read at all is told above.
  const error = refused?.code === 'does-not-fit' || refused?.code === 'not-an-integer' ? refused : undefined;
  const wider = error?.code === 'does-not-fit' ? widths.find((width) => fits(decimal, width)) : undefined;
  const character = value && characterOf(BigInt(value.unsigned));

  const toggle = (unsigned: bigint): void => {
    const isSigned = /^\s*[-\u2212]/.test(draft.text);
    change(sourceOf(isSigned ? BigInt.asIntN(bits, unsigned) : unsigned, base, draft));
  };
  return (
    <Panel label={t('integer')}>
      <PanelRow>
        <PanelTitle>{t('integer')}</PanelTitle>
        <Segmented {...field('bits')} labelPosition="left" className={styles.end} />
      </PanelRow>
      {error && (
        <StatusLine
          tone="warning"
          actions={
            wider && (
              <Button variant="line" size="small" onClick={() => change({ bits: wider })}>
                {t('widen', { bits: wider })}
              </Button>
            )
          }
        >
          {errorText(error)}
        </StatusLine>
      )}
      {value && !error && value.bits === bits && (
        <>
          <Bits value={BigInt(value.unsigned)} bits={bits} stale={failed} onChange={toggle} />
          <Results
            stale={failed}
            json={value}
            rows={[
              { label: t('int.unsigned'), value: value.unsigned },
              { label: t('int.signed'), value: value.signed },
              { label: t('int.bigEndian'), value: hexBytes(value.bytesBigEndian) },
              { label: t('int.littleEndian'), value: hexBytes(value.bytesLittleEndian) },
              {
                label: t('int.character'),
                value: character?.text ?? null,
                shown: character && `${character.isVisible ? `${character.text}  ` : ''}${character.code}`,
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}

const hexBytes = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** `decimal` may be in groups. */
function fits(decimal: string, bits: number): boolean {
  const digits = decimal.replaceAll('_', '');
  if (!/^-?\d{1,40}$/.test(digits)) return false;
  const value = BigInt(digits);
  return BigInt.asIntN(bits, value) === value || BigInt.asUintN(bits, value) === value;
}

function characterOf(point: bigint) {
  if (point > 0x10ffffn || (point >= 0xd800n && point <= 0xdfffn)) return undefined;
  const character = String.fromCodePoint(Number(point));
  return {
    text: character,
    isVisible: !/[\p{C}\p{Z}\p{M}]/u.test(character),
    code: `U+${point.toString(16).toUpperCase().padStart(4, '0')}`,
  };
}
