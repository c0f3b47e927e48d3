import { useState } from 'react';
import { asCommand, asJavaScript, asPipeStep, asPowershell, asRequest, type Copied } from '#core/copy-as.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLastRuns, type LastRun } from '#ui/hooks/last-runs.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import { useOperationWords } from '../pipe/use-operations.ts';
import { words } from './copy-as.words.ts';
import { CopyModal, type CopyForm } from './copy-modal.tsx';
import { currentRuns, withSecrets } from './current-runs.ts';
import { secretInAddress } from './secrets.ts';
import { toolAddress } from './tool-address.ts';

const forms = ['command', 'powershell', 'javascript', 'request', 'link', 'step'] as const satisfies readonly CopyForm[];

function copiedAs(form: CopyForm, run: LastRun, tool: string): Copied {
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
      return { text: toolAddress(tool, true), secrets: [] };
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
  const last = useLastRuns((all) => all[tool]);
  const runs = currentRuns(tool, last);
  const [op, setOp] = useState(first ?? runs[0]?.operation.id ?? '');
  const [form, setForm] = useState<CopyForm>('command');
  const run = runs.find(({ operation }) => operation.id === op) ?? runs[0];
  if (!run) return null;
  const copied = copiedAs(form, withSecrets(tool, run), tool);
  return (
    <CopyModal
      {...{ forms, form, copied, onClose }}
      onForm={setForm}
      what={
        <>
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
        </>
      }
      warning={form === 'link' && secretInAddress(copied.text) && <Alert tone="warning">{t('linkSecret')}</Alert>}
    />
  );
}
