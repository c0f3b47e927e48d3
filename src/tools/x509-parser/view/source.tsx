import { Button } from '#ui/button/button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

interface SourceProps extends DraftProps {
  /** Is something locked? */
  readonly asksPassword: boolean;
  /** Is the text refused? */
  readonly isRefused: boolean;
}

/** The text or file that is read. */
export function SourceInput({ draft, change, asksPassword, isRefused }: SourceProps) {
  const t = useText(text);
  const { file } = draft;
  const { open, fault } = useReading(async (files) => (await import('./files.ts')).joined(files), change);
  usePageDrop(open);
  return (
    <>
      <TextPane
        name={t('text.label')}
        value={draft.text}
        placeholder={t('text.placeholder')}
        secret
        invalid={isRefused}
        editorSize="small"
        box={{ className: styles.input }}
        onChange={(value) => change({ text: value, file: undefined })}
        onFile={(one) => open([one])}
        onClear={() => change({ text: '', file: undefined, password: '' })}
        instead={
          file && (
            <FileCard
              name={file instanceof File ? file.name : ''}
              size={file.size}
              actions={
                <Button
                  variant="quiet"
                  size="small"
                  icon="x"
                  label={t('file.remove')}
                  onClick={() => change({ file: undefined })}
                />
              }
            />
          )
        }
      />
      {fault}
      {asksPassword && (
        <Fields columns={1}>
          <SecretField
            label={t('password.label')}
            value={draft.password}
            onChange={(password) => change({ password })}
            autofocus
          />
        </Fields>
      )}
    </>
  );
}
