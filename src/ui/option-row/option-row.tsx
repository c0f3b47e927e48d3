import type { ReactNode } from 'react';
import { PanelRow } from '../panel/panel.tsx';
import { ResetButton } from '../reset-button/reset-button.tsx';

export interface OptionRowProps {
  /** Brings the defaults back; without it there is no Reset. */
  readonly onReset?: (() => void) | undefined;
  /** Small controls, their labels at the left (`labelPosition="left"`). */
  readonly children: ReactNode;
}

/** The options of a tool in one wrapping line, Reset at its end. */
export function OptionRow({ onReset, children }: OptionRowProps) {
  return (
    <PanelRow>
      {children}
      {onReset && <ResetButton onReset={onReset} />}
    </PanelRow>
  );
}
