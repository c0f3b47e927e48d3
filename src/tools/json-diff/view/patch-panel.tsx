import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { mergePatch, patch } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, pointersIn, type PartProps } from './draft.ts';

/** The patch that makes the right document of the left one. */
export function PatchPanel({ draft, change }: PartProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const isMerge = draft.form === 'merge';
  const arrays = draft.arrays === 'index' ? 'index' : 'align';
  const written = useOperation(patch, { ...draft, arrays }, { enabled: !isMerge });
  const merged = useOperation(mergePatch, draft, { enabled: isMerge });
  const { value = '', error, stale } = isMerge ? merged : written;
  const shown = error ? '' : value;
  return (
    <>
      <PanelRow>
        <Segmented {...field('form')} labelHidden />
        {!isMerge && <Switch {...field('includeTests')} />}
        <span className={styles.end}>
          <CopyButton text={shown} stale={stale} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={shown === ''}
            stale={stale}
            onClick={() => download(shown, isMerge ? 'merge-patch.json' : 'patch.json', 'application/json')}
          >
            {ui('download')}
          </Button>
        </span>
      </PanelRow>
      {!isMerge && arrays !== draft.arrays && <StatusLine>{t('patch.aligned')}</StatusLine>}
      {pointersIn(draft.ignored).length > 0 && <StatusLine>{t('patch.ignored')}</StatusLine>}
      {error && <FaultLine error={error} messages={text} />}
      <div className={styles.patch}>
        <CodeEditor label={t('patch.name')} value={shown} readOnly language="json" />
      </div>
    </>
  );
}
