import { useEffect, useState, type ComponentType } from 'react';
import styles from './color-picker.module.css';

export interface ColorPickerProps {
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
  /** The purpose of the color, for screen readers. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/**
 * A plane of saturation and brightness over a strip of hues, by pointer and keyboard. Loaded after the page.
 *
 * @example
 * ```tsx
 * <ColorPicker label="Color" value="#663399" onChange={(color) => change({ color })} />
 * ```
 */
export function ColorPicker(props: ColorPickerProps) {
  const [Planes, setPlanes] = useState<ComponentType<ColorPickerProps>>();
  useEffect(() => {
    let wanted = true;
    void import('./color-planes.tsx').then((module) => wanted && setPlanes(() => module.ColorPlanes));
    return () => {
      wanted = false;
    };
  }, []);
  return <div className={styles.picker}>{Planes && <Planes {...props} />}</div>;
}
