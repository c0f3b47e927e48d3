import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { ResetButton } from '../reset-button/reset-button.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './tool-tabs.module.css';

export interface ToolTabsProps<T extends string> {
  /** The label of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly T[];
  readonly nameOf: (tab: T) => string;
  readonly value: T;
  readonly onChange: (tab: T) => void;
  /** Brings the defaults of the page back; the tab stays. */
  readonly onReset?: () => void;
  /** The content of a tab. What is loaded with it may be lazy: the tab before stays until it is there. */
  readonly children: (tab: T) => ReactNode;
}

/**
 * A tool of several parts: tabs along the upper edge of its first panel.
 *
 * @example
 * ```tsx
 * <ToolTabs
 *   label={t('tabs')}
 *   tabs={tabs}
 *   nameOf={(tab) => t(`tab.${tab}`)}
 *   value={draft.tab}
 *   onChange={(tab) => change({ tab })}
 *   onReset={reset}
 * >
 *   {(tab) => (tab === 'check' ? <Check {...props} /> : <Many {...props} />)}
 * </ToolTabs>
 * ```
 */
export function ToolTabs<T extends string>(props: ToolTabsProps<T>) {
  const { label, tabs, nameOf, value, onChange, onReset, children } = props;
  const shown = useDeferredValue(value);
  const restart = (): void => {
    onReset?.();
    onChange(value);
  };
  return (
    <div className={styles.frame}>
      <Tabs
        label={label}
        tabs={tabs.map((id) => ({ id, label: nameOf(id) }))}
        value={value}
        onChange={onChange}
        end={onReset && <ResetButton onReset={restart} />}
      >
        <Suspense>{children(shown)}</Suspense>
      </Tabs>
    </div>
  );
}
