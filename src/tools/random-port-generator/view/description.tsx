import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { describe } from '../engine.ts';
import { text } from '../text.ts';

/** What is known of a port, in one line: `User range · no known service`. */
export function Description({ port }: { readonly port: number }) {
  const t = useText(text);
  const { value } = useOperation(describe, { port });
  if (!value) return null;
  return [
    t(`range.${value.range}`),
    value.service ?? t('service.none'),
    ...(value.browserBlocked ? [t('blocked')] : []),
    ...(value.linuxEphemeral ? [t('ephemeral')] : []),
  ].join(' · ');
}
