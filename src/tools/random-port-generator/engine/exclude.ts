import { ToolError } from '#core/operation.ts';

export const highestPort = 65_535;

/** Ports and ranges of ports: `3000, 8000-8100`. @throws `invalid-exclude` { token } */
export function readExclude(text: string): (port: number) => boolean {
  const ranges = (text.match(/[^\s,;]+/g) ?? []).map((token) => {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(token) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from || to > highestPort) throw new ToolError('invalid-exclude', { token });
    return { from, to };
  });
  return (port) => ranges.some(({ from, to }) => port >= from && port <= to);
}
