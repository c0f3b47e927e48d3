import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '#ui/words.ts';
import { extract } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type OgDraft } from './draft.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImport: (page: Partial<OgDraft>) => void;
}

/** Reads the tags of a page that exists. */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const t = useText(text);
  const ui = useText(words);
  const [html, setHtml] = useState('');
  const { start, value, source, stale } = useRunner(extract);
  const [taken, take] = useState<unknown>();
  const isEmpty = value !== undefined && !stale && Object.keys(value).length === 0;
  const isNothing = isEmpty && source?.html === html;
  if (value !== undefined && !stale && !isEmpty && taken !== value) {
    take(value);
    const { twitter, ...page } = value as Partial<OgDraft>;
    const card = { ...(fields.twitter.fallback as OgDraft['twitter']), ...twitter };
    queueMicrotask(() => {
      onImport({ ...page, ...(twitter && { twitter: card }) });
      onClose();
    });
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('import.title')}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" disabled={html.trim() === ''} onClick={() => start({ html })}>
            {t('import.do')}
          </Button>
        </>
      }
    >
      <InputText
        label={t('import.label')}
        hint={t('import.hint')}
        error={isNothing ? t('import.nothing') : undefined}
        placeholder={'<meta property="og:title" content="…">'}
        value={html}
        onChange={setHtml}
        multiline
        rows={10}
        monospace
        rawText
        autofocus
      />
    </Modal>
  );
}
