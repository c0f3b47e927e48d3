import { useDraft } from '#ui/hooks/use-draft.ts';
import { DecodeCard } from './view/decode-card.tsx';
import { fields, initial } from './view/draft.ts';
import { EncodeCard } from './view/encode-card.tsx';

export default function Base64FileConverterView() {
  const [draft, change] = useDraft(fields, initial);
  return (
    <>
      <EncodeCard draft={draft} change={change} />
      <DecodeCard draft={draft} change={change} />
    </>
  );
}
