import { InputText } from '#ui/input-text/input-text.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { DraftProps, ListDraft } from './draft.ts';

type TextName = { [K in keyof ListDraft]: string extends ListDraft[K] ? K : never }[keyof ListDraft];

interface TextOptionProps extends DraftProps {
  readonly name: Exclude<TextName, 'text' | 'other'>;
  readonly placeholder?: string;
  readonly escapes?: boolean;
}

/** A text that the list is split, cleaned or wrapped with. */
export function TextOption({ name, placeholder, escapes = false, draft, change }: TextOptionProps) {
  const t = useText(text);
  return (
    <InputText
      label={t(name)}
      size="small"
      rawText
      monospace
      placeholder={placeholder ?? ''}
      hint={escapes ? t('escapes') : undefined}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
