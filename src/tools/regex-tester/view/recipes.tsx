import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OtherOperation } from '#ui/other-operation/other-operation.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { DraftProps, RegexDraft } from './draft.ts';

/** What is used here of a row of the reference. */
interface Recipe {
  readonly name: string;
  readonly example: { readonly pattern: string; readonly flags: string; readonly text: string };
}

/** The parts of a draft that a recipe replaces. */
type Replaced = Pick<RegexDraft, 'pattern' | 'flags' | 'text' | 'tests'>;

/** Patterns for common things, each with a text that it matches as a whole; what was there comes back on request. */
export function Recipes({ draft, change }: DraftProps) {
  const t = useText(text);
  const locale = useLanguage();
  const [before, setBefore] = useState<Replaced>();
  const { pattern, flags, text: given, tests } = draft;
  const take = ({ example }: Recipe): void => {
    setBefore({ pattern, flags, text: given, tests });
    change({
      pattern: example.pattern,
      flags: example.flags,
      text: example.text,
      tests: [{ text: example.text, expect: 'full-match' }],
    });
  };
  return (
    <>
      <Fields columns={1}>
        <OtherOperation id="regex-memo/search" draft={{ section: 'recipes', locale }}>
          {(rows = []) => (
            <ActionChips
              label={t('recipes')}
              labelHidden
              actions={(rows as readonly Recipe[]).map((recipe) => ({
                label: recipe.name,
                pressed: recipe.example.pattern === pattern,
                onSelect: () => take(recipe),
              }))}
            />
          )}
        </OtherOperation>
      </Fields>
      {before && (
        <StatusLine
          actions={
            <Button
              variant="line"
              size="small"
              icon="undo-2"
              onClick={() => {
                change(before);
                setBefore(undefined);
              }}
            >
              {t('undo')}
            </Button>
          }
        >
          {t('recipeTaken')}
        </StatusLine>
      )}
    </>
  );
}
