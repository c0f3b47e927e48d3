import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { decode, explain, verify } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { DecryptPanel } from './view/decrypt.tsx';
import { Edit } from './view/edit.tsx';
import { PartPanel } from './view/part-panel.tsx';
import { Status } from './view/status.tsx';
import { TokenInput } from './view/token-input.tsx';
import { useNow } from './view/use-now.ts';
import { VerifyPanel } from './view/verify.tsx';

const fields = { ...verify.input };
const initial = {
  token:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
};

export type JwtDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface PartProps {
  readonly draft: JwtDraft;
  readonly change: (part: Partial<JwtDraft>) => void;
}

export default function JwtView() {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [version, setVersion] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const enabled = draft.token.trim() !== '';
  const decoded = useOperation(decode, draft, { enabled });
  const explained = useOperation(explain, draft, { enabled });
  const now = useNow();
  const value = decoded.value;
  const parts = explained.value;
  return (
    <>
      <Panel>
        <OptionRow
          onReset={() => {
            reset();
            setVersion(version + 1);
          }}
        >
          <span className={styles.note}>{t('token.note')}</span>
        </OptionRow>
        <Fields columns={1}>
          <TokenInput
            value={draft.token}
            onChange={(token) => change({ token })}
            error={decoded.error && errorText(decoded.error)}
          />
        </Fields>
        {value && <Status value={value} secret={draft.key} now={now} stale={decoded.stale} />}
      </Panel>
      {value && parts ? (
        <>
          <div className={styles.parts}>
            <PartPanel part="header" json={value.header} explained={parts.header} now={now} stale={decoded.stale} />
            <PartPanel
              part="payload"
              json={value.payload}
              plain={value.payloadText}
              isEncrypted={value.kind === 'JWE'}
              explained={parts.payload}
              now={now}
              stale={decoded.stale}
            />
          </div>
          {value.kind === 'JWS' ? (
            <>
              <VerifyPanel draft={draft} change={change} value={value} enabled={!decoded.error} now={now} />
              <Panel>
                <Disclosure label={t('edit.title')} onToggle={setEditing}>
                  {isEditing && (
                    <Edit key={version} value={value} explained={parts} onUse={(token) => change({ token })} />
                  )}
                </Disclosure>
              </Panel>
            </>
          ) : (
            <DecryptPanel draft={draft} change={change} />
          )}
        </>
      ) : (
        !decoded.error && (
          <Panel>
            <Empty>{enabled ? ui('working') : t('token.empty')}</Empty>
          </Panel>
        )
      )}
    </>
  );
}
