import { lazy, useState } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { generate } from './engine.ts';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Result } from './view/result.tsx';

const VendorSearch = lazy(async () => ({ default: (await import('./view/vendor-search.tsx')).VendorSearch }));

export default function MacAddressGeneratorView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [again, setAgain] = useState(0);
  const { value, error, stale } = useOperation(generate, draft, { again });
  return (
    <Panel>
      <Result
        addresses={value}
        {...{ draft, change, stale, error }}
        onRegenerate={() => setAgain((times) => times + 1)}
      />
      <Options
        {...{ draft, change }}
        fault={error?.code === 'invalid-prefix' ? errorText(error) : undefined}
        onReset={reset}
      >
        <Disclosure inRow label={t('query.label')}>
          <DeferredSuspense live>
            <VendorSearch query={draft.query} {...{ change }} />
          </DeferredSuspense>
        </Disclosure>
      </Options>
    </Panel>
  );
}
