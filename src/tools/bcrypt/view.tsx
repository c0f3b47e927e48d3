import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { Cards } from '#ui/panel/panel.tsx';
import { measure } from './engine.ts';
import { CompareCard } from './view/compare-card.tsx';
import { fields, initial } from './view/draft.ts';
import { HashCard } from './view/hash-card.tsx';

const nothing = {};

export default function BcryptView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const { value: measured } = useOperation(measure, nothing);
  const timeOf = (cost: number): number | undefined => measured && measured.milliseconds * 2 ** (cost - measured.cost);
  return (
    <Cards>
      <HashCard {...{ draft, change, timeOf }} onReset={reset} />
      <CompareCard {...{ draft, change, timeOf }} />
    </Cards>
  );
}
