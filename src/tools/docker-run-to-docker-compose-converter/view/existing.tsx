import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface ExistingProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The file that the services are added to. */
export function Existing({ value, onChange }: ExistingProps) {
  const t = useText(text);
  const ui = useText(words);
  const file = useTextFile(onChange);
  return (
    <Panel label={t('existing.label')}>
      <PanelRow>
        <PanelTitle>{t('existing.label')}</PanelTitle>
        <OpenButton accept=".yaml,.yml" onFiles={([first]) => first && file.open(first)} />
        <Button
          variant="quiet"
          size="small"
          icon="trash-2"
          label={ui('clear')}
          disabled={value === ''}
          onClick={() => onChange('')}
        />
      </PanelRow>
      {file.question}
      <div className={styles.existing}>
        <CodeEditor
          label={t('existing.label')}
          value={value}
          placeholder={t('existing.placeholder')}
          onChange={onChange}
          onFile={file.open}
        />
      </div>
    </Panel>
  );
}
