const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
/** A path that starts with a relative moveto, which is absolute as long as nothing stands before it. */
const relativeStart = new RegExp(String.raw`^m\s*${number}[\s,]*${number}[\s,]*(?=(.?))`);

/** What a line icon is drawn with; everything else that a shape may have changes how it looks. */
const geometry = new Set([
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'width',
  'height',
  'points',
]);

type Shape = Readonly<Record<string, string>>;

const sizes = (shape: Shape, ...names: string[]): number[] => names.map((name) => Number(shape[name] ?? 0));
/** Sums of decimal fractions without the digits that binary numbers add. */
const text = (value: number): string => String(Number(value.toFixed(4)));
const join = (parts: TemplateStringsArray, ...values: number[]): string => String.raw(parts, ...values.map(text));

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = join`a${rx} ${ry} 0 1 1 `;
  return join`M${cx - rx} ${cy}` + half + join`${2 * rx} 0` + half + join`${-2 * rx} 0z`;
}

function rectangle(shape: Shape): string {
  const [x = 0, y = 0, width = 0, height = 0] = sizes(shape, 'x', 'y', 'width', 'height');
  const rx = Math.min(Number(shape['rx'] ?? shape['ry'] ?? 0), width / 2);
  const ry = Math.min(Number(shape['ry'] ?? shape['rx'] ?? 0), height / 2);
  if (rx === 0 || ry === 0) return join`M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = join`a${rx} ${ry} 0 0 1 `;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return (
    join`M${x + rx} ${y}h${across}` +
    corner +
    join`${rx} ${ry}v${down}` +
    corner +
    join`${-rx} ${ry}h${-across}` +
    corner +
    join`${-rx} ${-ry}v${-down}` +
    corner +
    join`${rx} ${-ry}z`
  );
}

function data(element: string, shape: Shape): string {
  switch (element) {
    case 'path':
      return (shape['d'] ?? '').replace(relativeStart, (_start, x: string, y: string, next: string) =>
        // Pairs that follow a moveto without a command are lines, relative as it was.
        /[\d.-]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
      );
    case 'line':
      return `M${shape['x1']} ${shape['y1']}L${shape['x2']} ${shape['y2']}`;
    case 'polyline':
      return `M${shape['points']}`;
    case 'polygon':
      return `M${shape['points']}z`;
    case 'circle': {
      const [cx = 0, cy = 0, r = 0] = sizes(shape, 'cx', 'cy', 'r');
      return ellipse(cx, cy, r, r);
    }
    case 'ellipse': {
      const [cx = 0, cy = 0, rx = 0, ry = 0] = sizes(shape, 'cx', 'cy', 'rx', 'ry');
      return ellipse(cx, cy, rx, ry);
    }
    case 'rect':
      return rectangle(shape);
    default:
      throw new Error(`A line icon has a <${element}>, which no path stands for.`);
  }
}

/**
 * The shapes of a line icon as the data of one path, by the equivalent paths of SVG 2, section 10. A browser builds a tree
 * of elements for each use of an icon: one path is a third of what the shapes of most icons are.
 *
 * @param svg A drawing whose shapes have nothing but their geometry. Dots may be filled with the color of their line.
 * @throws Error for an element that is no shape, and for an attribute that the path would lose.
 *
 * @example
 * ```ts
 * iconPath('<svg><line x1="1" y1="2" x2="3" y2="4" /></svg>'); // 'M1 2L3 4'
 * ```
 */
export function iconPath(svg: string): string {
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const paths: string[] = [];
  for (const [, element = '', attributes = ''] of shapes.matchAll(/<([\w-]+)([^>]*?)\/?>/g)) {
    const isDot = /\br="0?\.5".*\bfill="currentColor"/.test(attributes);
    const shape: Record<string, string> = {};
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (name === 'fill' && isDot) continue;
      if (!geometry.has(name))
        throw new Error(`A <${element}> of a line icon has ${name}="${value}", which a path loses.`);
      shape[name] = value;
    }
    paths.push(data(element, shape));
    // A point with round ends fills the dot, whose line leaves a hole in its middle.
    if (isDot) paths.push(`M${shape['cx']} ${shape['cy']}h.01`);
  }
  return paths.join('');
}
