import { useState } from 'react';
import { asCommand, asJavaScript, asPipeStep, asPowershell, asRequest, type Copied } from '#core/copy-as.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { hrefOf } from '#ui/base-path.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { draftOf } from '#ui/hooks/draft-memory.ts';
import { fragmentOf } from '#ui/hooks/fragment.ts';
import { useLastRuns, type LastRun } from '#ui/hooks/last-runs.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { useOperationWords } from '../pipe/use-operations.ts';
import { words } from './copy-as.words.ts';
import { secretIn } from './secrets.ts';
import styles from './tool-page.module.css';

const forms = ['command', 'powershell', 'javascript', 'request', 'link', 'step'] as const;
type Form = (typeof forms)[number];

function linkTo(tool: string): string {
  const entry = draftOf(tool);
  return location.origin + hrefOf(`/${tool}`) + (entry ? fragmentOf(entry, true) : '');
}

function copiedAs(form: Form, run: LastRun, tool: string): Copied {
  switch (form) {
    case 'command':
      return asCommand(run);
    case 'powershell':
      return asPowershell(run);
    case 'javascript':
      return asJavaScript(run);
    case 'request':
      return asRequest(run);
    case 'step':
      return asPipeStep(run);
    case 'link':
      return { text: linkTo(tool), secrets: [] };
  }
}

/** The parts of an operation shown in a list. */
function OperationName({ op }: { readonly op: string }) {
  return useOperationWords(op)?.words.name ?? op;
}

interface CopyAsDialogProps {
  readonly tool: string;
  /** The operation whose result has the focus, or the first. */
  readonly first: string | undefined;
  readonly onClose: () => void;
}

/** The last action of the page, for use elsewhere: a command, a program, a request, a link, or a pipe step. */
export function CopyAsDialog({ tool, first, onClose }: CopyAsDialogProps) {
  const t = useText(words);
  const runs = useLastRuns((all) => all[tool]) ?? [];
  const [op, setOp] = useState(first ?? runs[0]?.operation.id ?? '');
  const [form, setForm] = useState<Form>('command');
  const run = runs.find(({ operation }) => operation.id === op) ?? runs[0];
  if (!run) return null;
  const { text, secrets } = copiedAs(form, run, tool);
  return (
    <Modal
      open
      title={t('title')}
      onClose={onClose}
      footer={<CopyButton variant="primary" text={text} label={t('copy')} />}
    >
      <div className={styles.what}>
        {runs.length > 1 && (
          <Select
            label={t('what')}
            value={run.operation.id}
            onChange={setOp}
            options={runs.map(({ operation: { id } }) => ({ value: id, label: id.slice(id.indexOf('/') + 1) }))}
          />
        )}
        <p>
          <OperationName op={run.operation.id} />
        </p>
        <Segmented
          label={t('form')}
          labelHidden
          value={form}
          onChange={setForm}
          options={forms.map((value) => ({ value, label: t(value) }))}
        />
        <textarea className={styles.address} aria-label={t('text')} readOnly rows={7} value={text} spellCheck={false} />
        {secrets.map(({ name, field }) => (
          <Alert key={name}>{t('secret', { name, field })}</Alert>
        ))}
        {form === 'link' && secretIn(text) !== undefined && <Alert tone="warning">{t('linkSecret')}</Alert>}
      </div>
    </Modal>
  );
}
