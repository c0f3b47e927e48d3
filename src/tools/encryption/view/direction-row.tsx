import type { ReactNode } from 'react';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import { EncodingSelect } from './encoding-select.tsx';

interface DirectionRowProps extends PartProps {
  /** The choice of the algorithm. */
  readonly children: ReactNode;
}

/** Encrypt or decrypt, how, and the encoding of the result. */
export function DirectionRow({ draft, change, children }: DirectionRowProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow>
      <Segmented {...field('direction')} labelHidden />
      {children}
      {draft.direction === 'encrypt' ? (
        <Select {...field('encryptedAs', (id) => t(`encoding.${id}`))} labelPosition="left" size="small" />
      ) : (
        <EncodingSelect
          label={t('encryptedAs.label')}
          value={draft.decryptedAs}
          onChange={(decryptedAs) => change({ decryptedAs })}
        />
      )}
    </OptionRow>
  );
}
