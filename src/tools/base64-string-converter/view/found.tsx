import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface OpenFoundProps extends Pick<DraftProps, 'change'> {
  readonly content: 'json' | 'jwt' | 'base64';
  readonly value: string;
}

/** Where to go on with a decoded text that is more than text. */
export function OpenFound({ content, value, change }: OpenFoundProps) {
  const t = useText(text);
  if (content === 'base64') {
    return (
      <Button variant="line" size="small" onClick={() => change({ base64: value.trim(), source: 'base64' })}>
        {t('open.base64')}
      </Button>
    );
  }
  return (
    <OpenIn tool={content === 'json' ? 'json-prettify' : 'jwt-parser'} values={{ text: value, token: value }}>
      {t(`open.${content}`)}
    </OpenIn>
  );
}
