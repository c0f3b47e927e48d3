import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';

interface RegistryFaultProps {
  readonly error: Failure;
  readonly onAgain: () => void;
}

/** Says that the registry could not be loaded, and offers to try again. */
export function RegistryFault({ error, onAgain }: RegistryFaultProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const again = (
    <Button variant="line" size="small" onClick={onAgain}>
      {t('loading.again')}
    </Button>
  );
  return (
    <StatusLine tone="error" actions={again}>
      {errorText(error)}
    </StatusLine>
  );
}
