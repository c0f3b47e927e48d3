import { secret, text as textField } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { hash, measure, verify } from './engine.ts';
import { CompareCard } from './view/compare-card.tsx';
import { HashCard } from './view/hash-card.tsx';

const fields = { ...hash.input, hash: verify.input.hash, candidate: secret(''), username: textField('') };
// jBCrypt 0.4, TestBCrypt.java
const initial = { candidate: 'a', hash: '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe' };

export type BcryptDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface CardProps {
  readonly draft: BcryptDraft;
  readonly change: (part: Partial<BcryptDraft>) => void;
  /** Milliseconds that a cost takes here; undefined until it has been measured. */
  readonly timeOf: (cost: number) => number | undefined;
}

const nothing = {};

export default function BcryptView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const { value: measured } = useOperation(measure, nothing);
  const timeOf = (cost: number): number | undefined => measured && measured.milliseconds * 2 ** (cost - measured.cost);
  return (
    <>
      <HashCard {...{ draft, change, timeOf }} onReset={reset} />
      <CompareCard {...{ draft, change, timeOf }} />
    </>
  );
}
