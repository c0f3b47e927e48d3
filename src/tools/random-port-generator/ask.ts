import { countIn, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['port'],
  patterns: [
    (line) => {
      const op = 'random-port-generator/generate';
      if (line.is('port')) return { op, input: {} };
      const port = line.words.length === 2 ? countIn(line.after('port'), 1, 65_535) : undefined;
      return port === undefined ? undefined : { op: 'random-port-generator/describe', input: { port } };
    },
  ],
  answer: (value) => {
    if (Array.isArray(value)) return value.join('\n');
    const { port, range, service } = value as {
      readonly port: number;
      readonly range: string;
      readonly service: string | null;
    };
    return service === null ? `${port}: ${range}` : `${port}: ${service}, ${range}`;
  },
};
