import { Alert } from '#ui/alert/alert.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { checkHtpasswd } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';

/** Whether the password belongs to a line that was pasted. */
export function LineCheck({ draft, change }: TabProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  const { line, password } = draft;
  const enabled = line.trim() !== '' && password !== '';
  const { value, error, stale, slow } = useOperation(checkHtpasswd, { line, password }, { enabled });
  const sentence = value && t(value.matches ? 'line.matches' : 'line.differs', { username: value.username });
  return (
    <Panel busy={slow}>
      <Fields columns={1}>
        <InputText {...field('line')} error={error && errorText(error)} secret rawText monospace clearable />
        <div aria-live="polite" data-stale={stale || undefined}>
          {enabled && value && !error && <Alert tone={value.matches ? 'success' : 'warning'}>{sentence}</Alert>}
        </div>
      </Fields>
    </Panel>
  );
}
