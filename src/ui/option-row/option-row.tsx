import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { useText } from '../hooks/use-text.ts';
import { Fields, PanelRow } from '../panel/panel.tsx';
import { ResetButton } from '../reset-button/reset-button.tsx';
import { words } from '../words.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  /** Restores the defaults; without it there is no Reset. */
  readonly onReset?: (() => void) | undefined;
  /** Options that few people change; they open under the row. */
  readonly more?: ReactNode;
  /** The number of options that differ from their defaults. */
  readonly changed?: number;
  /** Small controls, their labels at the left (`labelPosition="left"`). */
  readonly children?: ReactNode;
}

/**
 * The options of a tool in one wrapping line, Reset at its end. On a phone, a row with `more` or of four and more shows
 * what fits in one line until it is opened.
 *
 * @example
 * ```tsx
 * <OptionRow onReset={reset} more={<Switch {...field('trim')} />} changed={field.changed('trim')}>
 *   <Switch label="Sort keys" checked={draft.sort} onChange={(sort) => change({ sort })} />
 * </OptionRow>
 * ```
 */
export function OptionRow({ onReset, more, changed = 0, children }: OptionRowProps) {
  const t = useText(words);
  return (
    <PanelRow className={classNames(styles.options, more !== undefined && children !== undefined && styles.folds)}>
      {children}
      <Disclosure
        label={t(changed > 0 ? 'moreOptionsChanged' : 'moreOptions', { count: changed })}
        inRow
        icon={changed > 0 || children === undefined ? undefined : 'sliders-horizontal'}
      >
        {more && <Fields>{more}</Fields>}
      </Disclosure>
      {onReset && <ResetButton onReset={onReset} />}
    </PanelRow>
  );
}
