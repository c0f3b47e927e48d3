/** `#rgb` and longer as `#rrggbb`, without transparency; undefined for a name, unless the browser knows it. */
export function toHex(color: string): string | undefined {
  const plain = color.trim().toLowerCase();
  if (/^#[0-9a-f]{3,4}$/.test(plain)) return `#${plain.slice(1, 4).replace(/./g, '$&$&')}`;
  if (/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(plain)) return plain.slice(0, 7);
  return /^[a-z]+$/.test(plain) ? named(plain) : undefined;
}

function named(name: string): string | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  // An unknown name leaves the color as it was.
  const [first, second] = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = name;
    return context.fillStyle;
  });
  return first === second && first?.startsWith('#') ? first : undefined;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, WCAG 2.2; undefined when one of them is not known. */
export function contrastOf(a: string, b: string): number | undefined {
  const [first, second] = [toHex(a), toHex(b)];
  if (!first || !second) return undefined;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
