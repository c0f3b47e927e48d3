import { localeOf } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { ChangeKind } from '../engine/changes.ts';
import type { CheckedSignature, Finding } from '../engine/types.ts';
import { text } from '../text.ts';
import { verdictTime } from './verdict-time.ts';

/** The common name of a signer, or the whole name. */
const shortName = (subject: string): string =>
  /(?:^|, )CN=((?:\\.|[^,+])+)/.exec(subject)?.[1]?.replace(/\\(.)/g, '$1') ?? subject;

/** Sentences about a signature. */
export function useSentences() {
  const t = useText(text);
  const changes = (kinds: readonly ChangeKind[]): string => kinds.map((kind) => t(`change.${kind}`)).join(', ');
  const date = (iso: string): string =>
    new Intl.DateTimeFormat(localeOf[t.language], {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(Date.parse(iso));
  return {
    changes,
    date,
    verdict: (signature: CheckedSignature): string => {
      const { kind, status, signer } = signature;
      const iso = verdictTime(signature);
      const when = iso === null ? '' : t('when', { date: date(iso) });
      const who = signer ? shortName(signer.subject) : t('who.unknown');
      const prefix = kind === 'signature' ? 'verdict' : 'verdict.stamp';
      return status === 'invalid' ? t(`${prefix}.invalid`, { who }) : t(`${prefix}.${status}`, { who, when });
    },
    finding: ({ code, severity: _, ...facts }: Finding): string => {
      const kinds = facts['kinds'] as readonly ChangeKind[] | undefined;
      const time = facts['time'] as string | undefined;
      const values = {
        ...facts,
        ...(kinds && { kinds: changes(kinds) }),
        ...(time !== undefined && { time: date(time) }),
      };
      return t(`finding.${code as 'expired-now'}`, ...([values] as unknown as []));
    },
  };
}
