import { useEffect, useRef } from 'react';
import { text as textField } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { generateSecret, uri, verify } from './engine.ts';
import { Check } from './view/check.tsx';
import { Code } from './view/code.tsx';
import { Details } from './view/details.tsx';
import { Options } from './view/options.tsx';
import { useNow } from './view/use-now.ts';
import styles from './view.module.css';

const { timestamp: _, ...checked } = verify.input;
const fields = { ...uri.input, ...checked, code: textField('') };
const initial = { issuer: 'Toolcrib', account: 'demo@example.com' };

export type OtpDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface PartProps {
  readonly draft: OtpDraft;
  readonly change: (part: Partial<OtpDraft>) => void;
}

export default function OtpView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const fresh = useRunner(generateSecret);
  const { start, value } = fresh;
  const isEmpty = draft.secret === '';
  const takes = useRef(true);
  useEffect(() => {
    if (!isEmpty) takes.current = false;
  }, [isEmpty]);
  // A secret to begin with, unless there is one by then.
  useEffect(() => start({}), [start]);
  useEffect(() => {
    if (value === undefined || !takes.current) return;
    takes.current = false;
    change({ secret: value, secretEncoding: 'base32' });
  }, [value, change]);
  const draw = (): void => {
    takes.current = true;
    start({});
  };
  const address = useOperation(uri, draft, { enabled: !isEmpty });
  const now = useNow();
  const props = { draft, change };
  return (
    <div className={styles.layout}>
      <Options {...props} onGenerate={draw} onReset={reset} error={address.error} />
      <div className={styles.column}>
        <Code {...props} now={now} />
        <Check {...props} now={now} />
      </div>
      <div className={styles.wide}>
        <Details {...props} address={address.error ? undefined : address.value} now={now} />
      </div>
    </div>
  );
}
