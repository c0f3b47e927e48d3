import { startOf } from '#core/start-of.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { compare } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

/** As many characters of a skeleton as a phone shows. */
const shown = 12;

const shownDifferences = 3;

const shortened = (skeleton: string): string => (skeleton.length > shown ? `${startOf(skeleton, shown)}…` : skeleton);

/** Two words side by side: do they look alike, and where do they differ? */
export function CompareWords({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { value, source, stale } = useOperation(compare, draft, { enabled: draft.a !== '' && draft.b !== '' });
  const isOld = stale || source?.a !== draft.a || source.b !== draft.b;
  const verdict = value?.same ? 'compare.same' : value?.confusable ? 'compare.alike' : 'compare.different';
  const differences = value?.differences ?? [];
  return (
    <section aria-label={t('compare')}>
      <Fields>
        <InputText {...field('a')} rawText monospace />
        <InputText {...field('b')} rawText monospace />
      </Fields>
      {value && (
        <StatusLine
          tone={verdict === 'compare.alike' ? 'warning' : 'neutral'}
          stale={isOld}
          facts={[
            t('skeletons', { a: shortened(value.skeletonA), b: shortened(value.skeletonB) }),
            ...differences
              .slice(0, shownDifferences)
              .map(({ index, a, b }) =>
                t('difference', { number: index + 1, a: a ?? t('nothing'), b: b ?? t('nothing') }),
              ),
            ...(differences.length > shownDifferences ? [t('differences.more')] : []),
          ]}
        >
          {t(verdict)}
        </StatusLine>
      )}
    </section>
  );
}
