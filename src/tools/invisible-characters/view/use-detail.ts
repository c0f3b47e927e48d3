import { useMemo } from 'react';
import { localeOf } from '#core/text.ts';
import { controls } from '#lib/unicode/controls.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { Finding } from '../engine/scan.ts';
import { text } from '../text.ts';
import { scriptName } from './script-name.ts';

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Says what a finding is: its numbers, its name and the facts of its kind. */
export function useDetail(): (finding: Finding) => string {
  const t = useText(text);
  return useMemo(() => {
    const or = new Intl.ListFormat(localeOf[t.language], { type: 'disjunction' });
    const and = new Intl.ListFormat(localeOf[t.language]);
    return ({ kind, text: found, codePoints, name, detail }) => {
      const facts = (): string => {
        if (kind === 'bidi-control') return detail['unbalanced'] === true ? t('detail.unbalanced') : '';
        if (kind === 'tag') return t('detail.hidden', { hidden: String(detail['hidden']) });
        if (kind === 'mixed-script') {
          const scripts = strings(detail['scripts']).map((script) => scriptName(script, t.language));
          return t('detail.scripts', { scripts: and.format(scripts) });
        }
        if (kind === 'line-endings') {
          const { crlf, lf, cr } = detail;
          return t('detail.lineEndings', { crlf: String(crlf), lf: String(lf), cr: String(cr) });
        }
        const characters = strings(detail['looksLike']);
        return characters.length > 0 ? t('detail.looksLike', { characters: or.format(characters) }) : '';
      };
      const numbers = codePoints.length > 4 ? `${codePoints.slice(0, 4).join(' ')} …` : codePoints.join(' ');
      const shownName = name?.startsWith('<') ? controls[found.charCodeAt(0)] : name;
      return [kind === 'mixed-script' ? '' : numbers, shownName, facts()].filter(Boolean).join(' · ');
    };
  }, [t]);
}
