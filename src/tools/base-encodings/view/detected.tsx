import { startOf } from '#core/start-of.ts';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { detect } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const shown = 24;

interface DetectedProps extends DraftProps {
  /** The pressed chip disappears. */
  readonly onDone: () => void;
}

/** Which formats an encoded text may be in; a click decodes it so. */
export function Detected({ draft, change, onDone }: DetectedProps) {
  const t = useText(text);
  const encoded = draft.encoded.trim();
  const found = useOperation(detect, { text: encoded, limit: 5 }, { enabled: encoded !== '' });
  const others = (found.value ?? []).filter(
    ({ format, confidence }) => format !== draft.format && confidence !== 'possible',
  );
  if (others.length === 0 || found.stale) return undefined;
  return (
    <PanelRow>
      <ActionChips
        label={t('detected.label')}
        labelPosition="left"
        actions={others.map(({ format, confidence, text: said }) => {
          const name = t(`format.${format}`);
          const certain = confidence === 'certain' ? t('detected.certain', { name }) : name;
          const start = said !== null && said.length > shown ? `${startOf(said, shown)}…` : said;
          return {
            label: start === null ? certain : t('detected.said', { name: certain, text: start }),
            onSelect: () => {
              change({ format, inputEncoding: said === null ? 'hex' : 'utf8' });
              onDone();
            },
          };
        })}
      />
    </PanelRow>
  );
}
