import { member, type Ask } from '#core/ask.ts';

const symbolic = /^[-bcdlps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-]$/;

export const ask: Ask = {
  words: ['chmod'],
  patterns: [
    (line) => {
      // “chmod 755 run.sh” asks about the mode.
      const named = line.after('chmod')?.split(/\s/, 1)[0];
      const mode = named !== undefined && (/^[0-7]{3,4}$/.test(named) || symbolic.test(named)) ? named : line.text;
      const isMode = mode === named || (symbolic.test(mode) && /[rwx]/.test(mode));
      return isMode ? { op: 'chmod-calculator/parse', input: { mode } } : undefined;
    },
  ],
  answer: (value, { input }) => String(member(value, /^\d+$/.test(String(input['mode'])) ? 'symbolic' : 'octal')),
};
