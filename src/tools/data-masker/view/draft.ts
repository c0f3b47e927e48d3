import { group, list, secret, text, type Draft, type Input } from '#core/field.ts';
import { mask } from '../engine.ts';

/** The text and what is looked for in it are secrets of the page: one value per line. */
export const fields = {
  ...mask.input,
  text: secret(''),
  allow: secret(''),
  deny: secret(''),
  patterns: list(group({ name: text(), pattern: secret() }), {}, []),
};

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}

const valuesIn = (lines: string): string[] => lines.split('\n').filter((line) => line !== '');
/** The lines with one value more; one that spans lines is several. */
export const withValue = (lines: string, value: string): string => [...valuesIn(lines), value].join('\n');

/** What an operation takes of the draft. */
export const inputOf = ({ allow, deny, ...rest }: DraftProps['draft']): Draft<typeof mask.input> => ({
  ...rest,
  allow: valuesIn(allow),
  deny: valuesIn(deny),
});

export const sample = `2026-03-01 08:15:02 INFO login ann@corp.fr from 10.1.2.3
2026-03-01 08:15:09 WARN card 4111 1111 1111 1111 refused for ANN@corp.fr
2026-03-01 08:15:11 INFO transfer to FR76 3000 6000 0112 3456 7890 189 from 10.1.2.3
DATABASE_URL=postgres://bob:s3cret@db.internal:5432/shop
API_KEY=abc123def456
`;
export const initial = { text: sample };
