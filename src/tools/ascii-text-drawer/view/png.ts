const size = 16;
const lineHeight = 1.2;
const margin = 16;

/** A picture of a text in monospace, dark on white. */
export async function pngOf(drawing: string): Promise<Blob> {
  const lines = drawing.split('\n');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const font = `${size}px monospace`;
  context.font = font;
  const width = Math.max(...lines.map((line) => context.measureText(line).width));
  canvas.width = Math.ceil(width) + 2 * margin;
  canvas.height = Math.ceil(lines.length * size * lineHeight) + 2 * margin;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = font;
  context.textBaseline = 'top';
  for (const [at, line] of lines.entries()) context.fillText(line, margin, margin + at * size * lineHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
