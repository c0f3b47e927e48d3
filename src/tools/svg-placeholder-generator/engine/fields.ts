import { choice, flag, integer, nullable, number, text, type Input } from '#core/field.ts';

export const svgFields = {
  width: integer({ min: 1, max: 20_000 }, 600),
  height: integer({ min: 1, max: 20_000 }, 350),
  background: text('#cccccc'),
  color: text('#333333'),
  text: text('', { max: 500 }),
  /** Null: as large as fits. */
  fontSize: nullable(integer({ min: 1, max: 5000 })),
  font: choice(['monospace', 'sans-serif', 'serif'], 'monospace'),
  bold: flag(false),
  exactSize: flag(true),
  radius: number({ min: 0, max: 10_000 }, 0),
  cross: flag(false),
};
export type SvgInput = Input<typeof svgFields>;
