import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OtherOperation } from '#ui/other-operation/other-operation.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import { testOf, type DraftProps, type RegexDraft } from './draft.ts';

/** What is used here of a row of the reference. */
interface Recipe {
  readonly name: string;
  readonly example: { readonly pattern: string; readonly flags: string; readonly text: string };
}

/** The parts of a draft that a recipe replaces. */
type Replaced = Pick<RegexDraft, 'pattern' | 'flags' | 'text' | 'tests'>;

/** What a recipe wrote, and what was there before the first of several. */
export interface Taken {
  readonly before: Replaced;
  readonly after: Replaced;
}

const isSame = (one: Replaced, other: Replaced): boolean =>
  one.pattern === other.pattern &&
  one.flags === other.flags &&
  one.text === other.text &&
  JSON.stringify(one.tests) === JSON.stringify(other.tests);

interface RecipesProps extends DraftProps {
  /** It outlives the list, which can be folded. */
  readonly taken: Taken | undefined;
  readonly onTake: (taken: Taken | undefined) => void;
}

/** Patterns for common things, each with a text that it matches as a whole; what was there comes back on request. */
export function Recipes({ draft, change, taken, onTake }: RecipesProps) {
  const t = useText(text);
  const locale = useLanguage();
  const { pattern, flags, text: given, tests } = draft;
  const now: Replaced = { pattern, flags, text: given, tests };
  // What was made of a recipe since is one's own.
  const before = taken && isSame(taken.after, now) ? taken.before : undefined;
  const take = ({ example }: Recipe): void => {
    const after: Replaced = {
      pattern: example.pattern,
      flags: example.flags,
      text: example.text,
      tests: [testOf(example.text, 'full-match')],
    };
    onTake({ before: before ?? now, after });
    change(after);
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
                onTake(undefined);
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
