import { lazy } from 'react';
import { ToolError } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Late } from '#ui/late/late.tsx';
import { readExpected } from '../engine/expected.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';

const Verdict = lazy(async () => ({ default: (await import('./all-algorithms.tsx')).Verdict }));

export interface CompareProps extends PartProps {
  /** Empty while there is none for the current input. */
  readonly mac: string;
  readonly all: Readonly<Record<string, string>> | undefined;
}

export type Readings = readonly Uint8Array[];

/** The readings of a signature, `undefined` for none yet, or why it cannot be read. */
export function readingsOf(expected: string): Readings | ToolError | undefined {
  if (expected.trim() === '') return undefined;
  try {
    return readExpected(expected);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
}

export function Compare({ draft, change, mac, all }: CompareProps) {
  const t = useText(text);
  const readings = readingsOf(draft.expected);
  const fault = readings instanceof ToolError ? readings : undefined;
  return (
    <Fields columns={1}>
      <InputText
        label={t('expected.label')}
        hint={t('expected.help')}
        placeholder={t('expected.placeholder')}
        value={draft.expected}
        onChange={(expected) => change({ expected })}
        error={fault && describeError(text, t.language, fault.code, fault.details)}
        clearable
        monospace
        rawText
      />
      {mac !== '' && readings !== undefined && !fault && (
        <Late>
          <Verdict readings={readings as Readings} {...{ draft, change, mac, all }} />
        </Late>
      )}
    </Fields>
  );
}
