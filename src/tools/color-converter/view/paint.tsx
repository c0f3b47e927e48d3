import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from '../view.module.css';

interface PaintProps {
  /** CSS colors; undefined while there is none yet. */
  readonly background?: string | undefined;
  readonly color?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** An area in colors that come from data. They are set through the CSSOM: the policy refuses style attributes. */
export function Paint({ background, color, className, children }: PaintProps) {
  const area = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    area.current?.style.setProperty('--paint', background ?? 'transparent');
    area.current?.style.setProperty('--ink', color ?? 'inherit');
  }, [background, color]);
  return (
    <span ref={area} className={classNames(styles.paint, className)}>
      {children}
    </span>
  );
}
