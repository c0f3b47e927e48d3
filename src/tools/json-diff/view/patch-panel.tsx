import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
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
import type { PartProps } from './draft.ts';

/** The patch that makes the right document of the left one. */
export function PatchPanel({ draft, change }: PartProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const isMerge = draft.form === 'merge';
  const arrays = draft.arrays === 'index' ? 'index' : 'align';
  const written = useOperation(patch, { ...draft, arrays }, { enabled: !isMerge });
  const merged = useOperation(mergePatch, draft, { enabled: isMerge });
  const { value = '', error } = isMerge ? merged : written;
  const shown = error ? '' : value;
  return (
    <>
      <PanelRow>
        <Segmented
          label={t('patch.kind')}
          labelHidden
          value={draft.form}
          onChange={(form) => change({ form })}
          options={(['json', 'merge'] as const).map((form) => ({ value: form, label: t(`patch.${form}`) }))}
        />
        {!isMerge && (
          <Switch
            label={t('patch.tests')}
            checked={draft.includeTests}
            onChange={(includeTests) => change({ includeTests })}
          />
        )}
        <span className={styles.end}>
          <CopyButton text={shown} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={shown === ''}
            onClick={() => download(shown, isMerge ? 'merge-patch.json' : 'patch.json', 'application/json')}
          >
            {ui('download')}
          </Button>
        </span>
      </PanelRow>
      {!isMerge && arrays !== draft.arrays && <StatusLine>{t('patch.aligned')}</StatusLine>}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      <div className={styles.patch}>
        <CodeEditor label={t('patch.name')} value={shown} readOnly language="json" />
      </div>
    </>
  );
}
