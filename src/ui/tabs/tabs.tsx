import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

export interface Tab<T extends string = string> {
  readonly id: T;
  readonly label: string;
  readonly icon?: string | undefined;
}

interface TabListProps<T extends string> {
  /** The label of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (id: T) => void;
}

export interface TabsProps<T extends string> extends TabListProps<T> {
  /** Small and quiet, at the end of the line of tabs: what is about all of them, such as Reset. */
  readonly end?: ReactNode;
  /** The content of the chosen tab. */
  readonly children?: ReactNode;
}

interface Joined {
  /** An id from `useId()`, the same for the list and its panel. */
  readonly id: string;
}

interface SeparateListProps<T extends string> extends TabListProps<T>, Joined {
  /** Small, without a line below: for the header of a pane. */
  readonly compact?: boolean | undefined;
}

/**
 * Only the tabs, for a `TabPanel` elsewhere; arrow keys, Home and End select a tab.
 *
 * @example
 * ```tsx
 * <TabList id={id} compact label="View" tabs={tabs} value={view} onChange={setView} />
 * <TabPanel id={id} value={view}>
 *   {content}
 * </TabPanel>
 * ```
 */
export function TabList<T extends string>(props: SeparateListProps<T>) {
  const { id, label, tabs, value, onChange, compact } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const tab = tabs[nextTab(event, at, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames(styles.list, compact && styles.compact)}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}${tab.id}`}
          data-tab={tab.id}
          className={styles.tab}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${id}panel` : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
          onKeyDown={move}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps extends Joined {
  /** The chosen tab. */
  readonly value: string;
  readonly className?: string | undefined;
  /** Whether the panel and its content fill the whole height. */
  readonly fill?: boolean;
  readonly children?: ReactNode;
}

/**
 * The content of the chosen tab of a `TabList`.
 *
 * @example
 * ```tsx
 * <TabPanel id={id} value={view}>
 *   {content}
 * </TabPanel>
 * ```
 */
export function TabPanel({ id, value, className, fill = false, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}panel`}
      aria-labelledby={`${id}${value}`}
      className={classNames(fill && styles.fill, className)}
    >
      {children}
    </div>
  );
}

/**
 * A tab list with its panel; arrow keys, Home and End choose.
 *
 * @example
 * ```tsx
 * <Tabs
 *   label="Direction"
 *   tabs={[
 *     { id: 'encode', label: 'Encode' },
 *     { id: 'decode', label: 'Decode' },
 *   ]}
 *   value={tab}
 *   onChange={setTab}
 * >
 *   {tab === 'encode' ? <Encode /> : <Decode />}
 * </Tabs>
 * ```
 */
export function Tabs<T extends string>({ end, children, ...list }: TabsProps<T>) {
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <TabList id={id} {...list} />
        {end}
      </div>
      <TabPanel id={id} value={list.value}>
        {children}
      </TabPanel>
    </>
  );
}
