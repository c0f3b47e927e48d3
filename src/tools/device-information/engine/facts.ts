export interface AspectRatio {
  /** In lowest terms. */
  readonly exact: string;
  /** Null when no common format is within 3 %. */
  readonly nearest: string | null;
  readonly decimal: number;
  readonly orientation: 'landscape' | 'portrait' | 'square';
  readonly megapixels: number;
}

const common = '1:1 5:4 4:3 3:2 16:10 5:3 16:9 18:9 18.5:9 19.5:9 20:9 21:9 32:9'.split(' ');
const tolerance = 0.03;

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

export function aspectRatioOf(width: number, height: number): AspectRatio {
  const divisor = divisorOf(width, height);
  const isPortrait = height > width;
  const [across, down] = [Math.max(width, height), Math.min(width, height)];
  const [best] = common
    .map((name) => {
      const [long = '1', short = '1'] = name.split(':');
      // One division of whole numbers: 103 × 100 is 3 % from 1:1, not a trace more.
      const expected = down * Number(long);
      const difference = Math.abs(across * Number(short) - expected) / expected;
      return { name: isPortrait ? `${short}:${long}` : name, difference };
    })
    .sort((a, b) => a.difference - b.difference);
  return {
    exact: `${width / divisor}:${height / divisor}`,
    nearest: best && best.difference <= tolerance ? best.name : null,
    decimal: Math.round((width * 1000) / height) / 1000,
    orientation: width === height ? 'square' : isPortrait ? 'portrait' : 'landscape',
    megapixels: Math.round((width * height) / 1e4) / 100,
  };
}

export function utcOffsetOf(minutes: number): string {
  const size = Math.abs(minutes);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `UTC${minutes > 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

type Value = string | number | boolean | null;
export interface Section {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: Value }[];
}

const shown = (value: Value): string => (value === null || value === '' ? '—' : String(value));
const oneLine = (text: string): string => text.replace(/\r\n?|\n/g, ' ');
const cell = (text: string): string => oneLine(text.replace(/[\\|]/g, String.raw`\$&`));

export function reportOf(sections: readonly Section[], format: 'markdown' | 'text' | 'json'): string {
  if (format === 'json') {
    const entries = sections.map(({ title, rows }) => [
      title,
      Object.fromEntries(rows.map(({ label, value }) => [label, value])),
    ]);
    return JSON.stringify(Object.fromEntries(entries), null, 2);
  }
  return sections.map(format === 'text' ? textSection : markdownSection).join('\n\n');
}

function textSection({ title, rows }: Section): string {
  return [title, ...rows.map(({ label, value }) => `  ${label}: ${shown(value)}`)].join('\n');
}

function markdownSection({ title, rows }: Section): string {
  const lines = rows.map(({ label, value }) => `| ${cell(label)} | ${cell(shown(value))} |`);
  return [`## ${oneLine(title)}`, '', '| Property | Value |', '| --- | --- |', ...lines].join('\n');
}
