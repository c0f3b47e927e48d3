import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Kind } from '../engine/kinds.ts';
import { text } from '../text.ts';
import { withValue, type DraftProps } from './draft.ts';

interface KeepButtonsProps extends DraftProps {
  readonly kind: Kind;
  /** Without it only the kind can be left as it is. */
  readonly valueOf: (() => string) | undefined;
  readonly onDone?: () => void;
}

/** Leaves a value as it is wherever it stands, or all of its kind. */
export function KeepButtons({ draft, change, kind, valueOf, onDone }: KeepButtonsProps) {
  const t = useText(text);
  const keep = (part: Parameters<typeof change>[0]): void => {
    change(part);
    onDone?.();
  };
  return (
    <>
      {valueOf && (
        <Button variant="quiet" size="small" onClick={() => keep({ allow: withValue(draft.allow, valueOf()) })}>
          {t('leaveOne')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => keep({ kinds: draft.kinds.filter((each) => each !== kind) })}>
        {t('leaveKind')}
      </Button>
    </>
  );
}
