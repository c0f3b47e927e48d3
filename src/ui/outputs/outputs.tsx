import type { ReactNode } from 'react';
import { useText } from '../hooks/use-text.ts';
import { PanelRow } from '../panel/panel.tsx';
import { words } from '../words.ts';
import styles from './outputs.module.css';

interface OutputsProps {
  /** Buttons that copy, named by what each of them copies. */
  readonly copies: ReactNode;
  /** The main button, as wide as there is room, then smaller ones. */
  readonly children: ReactNode;
}

/**
 * What becomes of a picture: to print or to save, and in a row of its own what can be copied of it.
 *
 * @example
 * ```tsx
 * <Outputs copies={<CopyButton variant="line" size="medium" label="SVG" aria-label="Copy SVG" text={svg} />}>
 *   <Button variant="primary" icon="download" onClick={save}>
 *     Download PNG
 *   </Button>
 * </Outputs>
 * ```
 */
export function Outputs({ copies, children }: OutputsProps) {
  const t = useText(words);
  return (
    <PanelRow className={styles.outputs}>
      {children}
      <div className={styles.copies}>
        <span aria-hidden>{t('copy')}</span>
        {copies}
      </div>
    </PanelRow>
  );
}
