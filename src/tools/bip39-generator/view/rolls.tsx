import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { rollsToEntropy } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';

interface RollsProps extends PartProps {
  readonly words: number;
  readonly onUse: (entropy: string) => void;
}

export function Rolls({ draft, change, onUse }: RollsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { value, error, stale } = useOperation(rollsToEntropy, draft, { enabled: draft.rolls.trim() !== '' });
  const isReady = value !== undefined && !error && !stale;
  return (
    <Fields columns={1}>
      <Select {...field('kind')} />
      <SecretField
        {...field('rolls')}
        placeholder={t(`rolls.${draft.kind}`)}
        error={error && errorText(error)}
        monospace
      />
      <div>
        <Button variant="line" size="small" disabled={!isReady} onClick={() => value !== undefined && onUse(value)}>
          {t('rolls.use')}
        </Button>
      </div>
    </Fields>
  );
}
