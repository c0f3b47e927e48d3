import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { DecodeCard } from './view/decode-card.tsx';
import { fields, initial } from './view/draft.ts';
import { EncodeCard } from './view/encode-card.tsx';

export default function Base64FileConverterView() {
  const [draft, change, reset] = useDraft(fields, initial);
  // A file that could not be read is named there.
  const [version, setVersion] = useState(0);
  const restart = (): void => {
    reset();
    setVersion(version + 1);
  };
  return (
    <>
      <EncodeCard draft={draft} change={change} onReset={restart} />
      <DecodeCard key={version} draft={draft} change={change} />
    </>
  );
}
