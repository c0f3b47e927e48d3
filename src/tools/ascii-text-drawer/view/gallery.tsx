import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { previewFonts } from '../engine.ts';
import { fonts, type FontName } from '../engine/font-names.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface GalleryProps {
  readonly sample: string;
  /** None while a font of one's own is in use. */
  readonly current: FontName | undefined;
  /** So many fonts, from the first one. */
  readonly count: number;
  readonly onMore: () => void;
  readonly onUse: (font: FontName) => void;
}

const longest = 1000;

/** The beginning of the text in all fonts, some at a time. */
export function Gallery({ sample, current, count, onMore, onUse }: GalleryProps) {
  const t = useText(text);
  const shown = useMemo(() => fonts.slice(0, count), [count]);
  const [firstLine = ''] = sample.trimStart().split('\n', 1);
  const { value } = useOperation(previewFonts, { text: firstLine.slice(0, longest), fonts: shown });
  return (
    <Panel>
      <PanelRow>
        <h2>{t('all')}</h2>
        {count < fonts.length && (
          <Actions>
            <Button variant="line" size="small" onClick={onMore}>
              {t('more')}
            </Button>
          </Actions>
        )}
      </PanelRow>
      <ul className={styles.gallery} aria-label={t('all')}>
        {value?.map(({ font, art }) => (
          <li key={font}>
            <button
              type="button"
              className={styles.font}
              aria-pressed={font === current}
              title={t('use', { font })}
              onClick={() => onUse(font)}
            >
              <span>{font}</span>
              <pre aria-hidden="true">{art}</pre>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
