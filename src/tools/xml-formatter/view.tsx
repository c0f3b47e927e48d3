import { lazy, useMemo } from 'react';
import type { Failure } from '#core/operation.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { Formatter } from '#ui/formatter/formatter.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { format, formatFile, minify, validate } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, inputOf, sample } from './view/draft.ts';
import { Facts } from './view/facts.tsx';
import { Options } from './view/options.tsx';

const EncodingNotice = lazy(async () => ({ default: (await import('./view/encoding-notice.tsx')).EncodingNotice }));

/** Errors of a text that would be right as a part of a document. */
const severalRoots: ReadonlySet<unknown> = new Set(['several-roots', 'text-outside-root']);

export default function XmlView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const input = useMemo(() => inputOf(draft), [draft]);
  const enabled = /\S/.test(draft.text);
  const isFormat = draft.mode === 'format';
  const formatted = useOperation(format, input, { enabled: enabled && isFormat });
  const minified = useOperation(minify, input, { enabled: enabled && !isFormat });
  const run = isFormat ? formatted : minified;
  const { value: output = '', stale } = run;
  const checked = useOperation(validate, draft, { enabled });
  const found = checked.value?.wellFormed ? checked.value : undefined;
  const remedies = ({ details }: Failure): readonly Remedy[] =>
    severalRoots.has(details['reason'])
      ? [{ label: t('treatAsFragment'), apply: () => change({ fragment: true }) }]
      : [];
  return (
    <Formatter
      language="xml"
      {...{ text, sample }}
      saved={{ name: isFormat ? 'formatted.xml' : 'minified.xml', type: 'application/xml' }}
      run={run}
      value={draft.text}
      onChange={(typed) => change({ text: typed })}
      options={<Options {...{ draft, change, reset }} />}
      file={{
        operation: formatFile,
        input,
        renderFacts: (result) => <Facts found={result} encodingBefore={result.encodingBefore} />,
        remedies,
      }}
      remedies={remedies}
    >
      {() => (
        <>
          {found ? <Facts found={found} warnings={found.warnings} stale={checked.stale} /> : <StatusLine />}
          {/^<\?xml\s[^>]*encoding/.test(output) && (
            <DeferredSuspense>
              <EncodingNotice
                source={draft.text}
                result={output}
                onChange={(typed) => change({ text: typed })}
                stale={stale}
              />
            </DeferredSuspense>
          )}
        </>
      )}
    </Formatter>
  );
}
