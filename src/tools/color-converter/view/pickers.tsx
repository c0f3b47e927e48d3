import { useSyncExternalStore } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** EyeDropper API (WICG); not in the DOM types. */
interface EyeDropperWindow {
  readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> };
}

interface PickersProps {
  /** `#rrggbb`. */
  readonly hex: string;
  readonly onPick: (hex: string) => void;
}

const never = (): (() => void) => () => undefined;

/** The browser's own color dialog, and a pipette for the whole screen where there is one. */
export function Pickers({ hex, onPick }: PickersProps) {
  const t = useText(text);
  const hasEyeDropper = useSyncExternalStore(
    never,
    () => 'EyeDropper' in window,
    () => false,
  );
  const pick = async (): Promise<void> => {
    const { EyeDropper } = window as EyeDropperWindow;
    if (!EyeDropper) return;
    try {
      onPick((await new EyeDropper().open()).sRGBHex);
    } catch {
      // Escape was pressed.
    }
  };
  return (
    <div className={styles.pickers}>
      <label className={styles.native}>
        <input type="color" value={hex} onChange={(event) => onPick(event.target.value)} />
        {t('picker')}
      </label>
      {hasEyeDropper && (
        <Button
          variant="line"
          icon="pipette"
          className={styles.pipette}
          title={t('eye-dropper')}
          onClick={() => void pick()}
        >
          <span>{t('eye-dropper')}</span>
        </Button>
      )}
    </div>
  );
}
