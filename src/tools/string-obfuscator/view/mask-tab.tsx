import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { preview } from '../engine.ts';
import { text } from '../text.ts';
import type { TabProps } from './draft.ts';
import { NeverStored } from './never-stored.tsx';
import { WorkPanes } from './work-panes.tsx';

export function MaskTab({ draft, change }: TabProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const result = useOperation(preview, draft, { enabled: draft.text !== '' });
  const { value } = result;
  return (
    <Panel busy={result.slow}>
      <WorkPanes
        short
        source={draft.text}
        placeholder={t('text.placeholder')}
        onSource={(source) => change({ text: source })}
        result={value?.text ?? ''}
        stale={result.stale}
      >
        {result.error && result.error.details['field'] !== 'replacement' ? (
          <StatusLine tone="error">{errorText(result.error)}</StatusLine>
        ) : (
          <StatusLine
            stale={result.stale}
            facts={[
              ...(value ? [t('hidden', { hidden: value.hidden, total: value.total })] : []),
              <NeverStored key="stored" />,
            ]}
          />
        )}
      </WorkPanes>
    </Panel>
  );
}
