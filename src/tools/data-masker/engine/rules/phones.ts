import type { CountryCode } from 'libphonenumber-js/max';
import { findNumbers } from '#lib/phone-numbers.ts';
import { filler, type Found, type Rule } from '../kinds.ts';

/** What may hold a number, with the characters that stand in one; longer stretches are cut. */
const stretch =
  /[+＋(]?[\p{Nd}][\p{Nd} ()./\u00a0\u2010-\u2015-]{4,120}(?:(?:;ext=|[ ,;]{0,3}(?:ext\.?|x|#)) ?\d{1,7})?/giu;

/** Numbers as people write them: those with `+` always, national ones where a country is given. */
export function phonesOf(country: CountryCode | undefined): Rule {
  return function* phones(text: string): Generator<Found> {
    for (const { 0: run, index } of text.matchAll(stretch)) {
      const prefix = text.charAt(index - 1);
      const isInternational = /^[+＋]/.test(run) || /[+＋]/.test(prefix) || (run.startsWith('(') && /[+＋]/.test(run));
      if (!isInternational && country === undefined) continue;
      const at = /[+＋]/.test(prefix) ? index - 1 : index;
      const part = text.slice(at, index + run.length).replaceAll(filler, ' ');
      for (const { startsAt, endsAt, number } of findNumbers(part, country)) {
        const written = part.slice(startsAt, endsAt);
        const extension = number.ext === undefined ? '' : (/\D*\d+$/.exec(written)?.[0] ?? '');
        const value = written.slice(0, written.length - (number.ext === undefined ? 0 : extension.length));
        const from = at + startsAt;
        const to = from + value.length;
        if (value === '' || /[\p{L}\p{N}_]/u.test(text.charAt(from - 1) + text.charAt(to))) continue;
        yield { from, to, kind: 'phone', name: null, key: number.number };
      }
    }
  };
}
