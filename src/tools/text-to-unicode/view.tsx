import { lazy, useDeferredValue } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { escape, unescape } from './engine.ts';
import { text } from './text.ts';
import { Convert } from './view/convert.tsx';
import { fields, initial, tabs } from './view/draft.ts';

const Inspect = lazy(async () => ({ default: (await import('./view/inspect.tsx')).Inspect }));
const Find = lazy(async () => ({ default: (await import('./view/find.tsx')).Find }));
const Normalize = lazy(async () => ({ default: (await import('./view/normalize.tsx')).Normalize }));

/** One text: converted, inspected and normalized; and a search for more characters. */
export default function TextToUnicodeView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { source, notation, nonAscii, anyNotation } = draft;
  // The previous tab stays until the chosen one is loaded.
  const tab = useDeferredValue(draft.tab);
  const fromText = source === 'text';
  const escaped = useOperation(
    escape,
    { text: draft.text, notation, only: nonAscii ? 'non-ascii' : 'all' },
    { enabled: fromText && draft.text !== '' },
  );
  const unescaped = useOperation(
    unescape,
    { text: draft.escaped, notation: anyNotation ? 'auto' : notation },
    { enabled: !fromText && draft.escaped !== '' },
  );
  const current = fromText ? draft.text : (unescaped.value ?? '');
  const { error } = unescaped;
  const isPending = unescaped.stale || unescaped.source?.text !== draft.escaped;
  // What is being typed as escapes is not read yet, or cannot be.
  const isOld = !fromText && draft.escaped !== '' && (error !== undefined || isPending);
  const props = { draft, change, current };
  return (
    <Panel busy={(fromText ? escaped : unescaped).slow}>
      <Tabs
        label={t('view')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={draft.tab}
        onChange={(id) => change({ tab: id })}
        end={<ResetButton onReset={reset} />}
      >
        {tab === 'convert' ? (
          <Convert
            {...props}
            escaped={fromText ? (escaped.value ?? '') : draft.escaped}
            result={fromText ? escaped : unescaped}
          />
        ) : (
          <DeferredSuspense live>
            {tab === 'inspect' ? (
              <Inspect {...props} isOld={isOld} />
            ) : tab === 'find' ? (
              <Find {...props} isOld={isOld} />
            ) : (
              <Normalize {...props} isOld={isOld} />
            )}
            {isOld && error && <FaultLine error={error} messages={text} />}
          </DeferredSuspense>
        )}
      </Tabs>
    </Panel>
  );
}
