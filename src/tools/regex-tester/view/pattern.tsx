import { lazy, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { MultiChips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TintedInput } from '#ui/tinted-input/tinted-input.tsx';
import { readLiteral } from '../engine/literal.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import type { Place } from './marks.ts';
import type { Taken } from './recipes.tsx';
import { tintsOf } from './tints.ts';

const Recipes = lazy(async () => ({ default: (await import('./recipes.tsx')).Recipes }));

const flags = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
type Flag = (typeof flags)[number];

/** The flags that were chosen; the newer one of u and v wins. */
function withFlags(chosen: readonly Flag[], before: string): string {
  const dropped = chosen.includes('u') && chosen.includes('v') ? (before.includes('u') ? 'u' : 'v') : '';
  return chosen.filter((flag) => flag !== dropped).join('');
}

interface PatternProps extends DraftProps {
  readonly onReset: () => void;
  /** The offset in the pattern of what is wrong. */
  readonly fault: number | undefined;
  /** The part that is pointed at in the explanation. */
  readonly pointed: Place | undefined;
  /** What is wrong with pattern or flags. */
  readonly error: Failure | undefined;
}

/** Pattern and flags; a pasted literal can be taken apart. */
export function Pattern({ draft, change, onReset, fault, pointed, error }: PatternProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const literal = readLiteral(draft.pattern.trim());
  return (
    <>
      <Fields columns={1}>
        <TintedInput
          {...field('pattern')}
          // The pattern is one line: its column says where.
          error={error && errorText({ ...error, details: { ...error.details, line: undefined } })}
          size="large"
          tint={(pattern, caret) => tintsOf(pattern, draft.flags, caret, fault, pointed)}
        />
      </Fields>
      {literal && (
        <StatusLine
          actions={
            <Button variant="line" size="small" onClick={() => change(literal)}>
              {t('takeLiteral')}
            </Button>
          }
        >
          {t('literal')}
        </StatusLine>
      )}
      <PanelRow>
        <MultiChips
          label={t('flags')}
          labelHidden
          className={styles.flags}
          options={flags.map((value) => ({ value, label: t(`flag.${value}`) }))}
          value={flags.filter((flag) => draft.flags.includes(flag))}
          onChange={(chosen) => change({ flags: withFlags(chosen, draft.flags) })}
        />
        <CopyButton
          // Two slashes alone would begin a comment.
          text={`/${draft.pattern.replace(/\\.|\//gs, (sign) => (sign === '/' ? '\\/' : sign)) || '(?:)'}/${draft.flags}`}
          label={t('copyLiteral')}
        />
        <ResetButton onReset={onReset} />
        <Disclosure label={t('recipes')} inRow onToggle={setOpen}>
          {isOpen && (
            <DeferredSuspense>
              <Recipes draft={draft} change={change} taken={taken} onTake={setTaken} />
            </DeferredSuspense>
          )}
        </Disclosure>
      </PanelRow>
    </>
  );
}
