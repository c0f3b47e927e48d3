import { useMemo, useState } from 'react';
import { isObject } from '#core/validate.ts';
import type { InputEncoding } from '#lib/bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { sign, type Decoded } from '../engine.ts';
import { algorithms, isAlgorithm } from '../engine/algorithms.ts';
import type { Explained } from '../engine/explain.ts';
import { looksLikeKey } from '../engine/secret-shape.ts';
import { parseJson } from '../engine/token.ts';
import { text } from '../text.ts';
import styles from './parts.module.css';
import { KeyInput } from './key-input.tsx';

const notAnObject = { code: 'invalid-json', message: '', details: { reason: 'header-object' } };

interface EditProps {
  readonly value: Decoded;
  readonly explained: { readonly header: Explained | null; readonly payload: Explained | null };
  readonly onUse: (token: string) => void;
}

/** A new token from the one above; what is typed here lives no longer than the page. */
export function Edit({ value, explained, onUse }: EditProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const start = {
    header: explained.header?.pretty ?? '{}',
    payload: explained.payload?.pretty ?? '{}',
    algorithm: isAlgorithm(value.header['alg']) ? value.header['alg'] : ('HS256' as const),
  };
  // Until something is edited, it follows the token.
  const [changed, setEdited] = useState<typeof start>();
  const edited = changed ?? start;
  const [key, setKey] = useState('');
  const file = useTextFile(setKey);
  const [keyEncoding, setKeyEncoding] = useState<InputEncoding>('utf8');
  const { payload, algorithm } = edited;
  useUnsaved(key !== '' || edited.header !== start.header || payload !== start.payload);
  const isHeader = useMemo(() => isObject(parseJson(edited.header)), [edited.header]);
  const result = useOperation(
    sign,
    { headerText: edited.header, payload, algorithm, key, keyEncoding },
    { enabled: key.trim() !== '' && isHeader },
  );
  const failure = isHeader ? result.error : notAnObject;
  const error = failure && errorText(failure);
  const isDoubtful = algorithm.startsWith('HS') && !result.error && looksLikeKey(key, keyEncoding);
  const token = result.stale || error ? '' : (result.value ?? '');
  return (
    <>
      <div className={styles.editors}>
        <div>
          <h3 className={styles.subtitle}>{t('edit.header')}</h3>
          <CodeEditor
            label={t('edit.header')}
            language="json"
            size="small"
            value={edited.header}
            onChange={(next) => setEdited({ ...edited, header: next })}
          />
        </div>
        <div>
          <h3 className={styles.subtitle}>{t('edit.payload')}</h3>
          <CodeEditor
            label={t('edit.payload')}
            language="json"
            size="small"
            value={payload}
            onChange={(next) => setEdited({ ...edited, payload: next })}
          />
        </div>
      </div>
      <Fields columns={1}>
        <Select
          label={t('edit.algorithm')}
          value={algorithm}
          onChange={(next) => setEdited({ ...edited, algorithm: next })}
          options={algorithms.map((name) => ({ value: name, label: name }))}
        />
        <KeyInput
          label={t('edit.key')}
          placeholder={t('edit.placeholder')}
          value={key}
          onChange={setKey}
          file={file}
          encoding={keyEncoding}
          onEncoding={algorithm.startsWith('HS') ? setKeyEncoding : undefined}
        />
      </Fields>
      {isDoubtful && <Alert tone="warning">{t('verify.secret-looks-like-key')}</Alert>}
      <output aria-label={t('edit.result')} className={styles.signed}>
        {token}
      </output>
      {token === '' && !error && <Empty>{t('edit.empty')}</Empty>}
      {error && <StatusLine tone="error">{error}</StatusLine>}
      <PanelRow end>
        <Button variant="quiet" size="small" icon="rotate-cw" onClick={() => setEdited(undefined)}>
          {t('edit.restart')}
        </Button>
        <Button variant="line" size="small" disabled={token === ''} onClick={() => onUse(token)}>
          {t('edit.use')}
        </Button>
        <CopyButton
          variant="primary"
          size="medium"
          text={result.value ?? ''}
          stale={result.stale || error !== undefined}
        />
      </PanelRow>
    </>
  );
}
