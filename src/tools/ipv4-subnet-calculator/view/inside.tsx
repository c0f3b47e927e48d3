import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { contains } from '../engine.ts';
import { text } from '../text.ts';

interface InsideProps {
  readonly network: string;
  readonly candidate: string;
  readonly onChange: (candidate: string) => void;
}

export function Inside({ network, candidate, onChange }: InsideProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const enabled = candidate.trim() !== '';
  const { value, error, stale } = useOperation(contains, { network, candidate }, { enabled });
  const words = { candidate: candidate.trim(), cidr: network };
  return (
    <Panel label={t('contains.panel')}>
      <Fields columns={1}>
        <InputText
          label={t('candidate.label', { cidr: network })}
          value={candidate}
          onChange={onChange}
          placeholder="192.168.0.42"
          error={error && ''}
          monospace
          rawText
          clearable
        />
      </Fields>
      {error ? (
        <StatusLine tone="error">{errorText(error)}</StatusLine>
      ) : (
        <StatusLine ok={value && !stale && t('contains.yes', words)}>
          {enabled ? value === false && !stale && t('contains.no', words) : t('empty')}
        </StatusLine>
      )}
    </Panel>
  );
}
