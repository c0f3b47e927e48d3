import { lazy } from 'react';
import { ToolError } from '#core/operation.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { readExpected } from '../engine/expected.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';

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
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const readings = readingsOf(draft.expected);
  const fault = readings instanceof ToolError ? readings : undefined;
  return (
    <Fields columns={1}>
      <InputText {...field('expected')} error={fault && errorText(fault)} clearable monospace rawText />
      {mac !== '' && readings !== undefined && !fault && (
        <DeferredSuspense>
          <Verdict readings={readings as Readings} {...{ draft, change, mac, all }} />
        </DeferredSuspense>
      )}
    </Fields>
  );
}
