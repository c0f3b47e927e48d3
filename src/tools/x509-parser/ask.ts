import { member, type Ask } from '#core/ask.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Certificates have several lines: they are recognized, and nobody types one. */
export const ask: Ask = {
  words: [],
  patterns: [],
  answer: (value) => {
    const [first, ...more] = list(member(value, 'objects'));
    const subject = member(member(first, 'subject'), 'text');
    if (typeof subject !== 'string') return undefined;
    const names = list(member(first, 'subjectAltNames')).map((name) => member(name, 'value'));
    const facts: readonly (readonly [string, unknown])[] = [
      ['subject', subject],
      ['state', member(member(first, 'validity'), 'state')],
      ['notAfter', member(first, 'notAfter')],
      ['issuer', member(first, 'selfSigned') === true ? 'self-signed' : member(member(first, 'issuer'), 'text')],
      ['names', names.join(', ')],
    ];
    const shown = facts.flatMap(([name, fact]) => (typeof fact === 'string' && fact !== '' ? `${name}: ${fact}` : []));
    return `${shown.join(' · ')}${more.length > 0 ? ` +${more.length}` : ''}`;
  },
};
