interface SparklineProps {
  readonly values: readonly number[];
  readonly className: string | undefined;
}

/** At most this many points are drawn. */
const points = 80;

/** The course of the values, drawn small; the numbers stand beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  const step = Math.max(1, values.length / points);
  const drawn = Array.from({ length: Math.min(points, values.length) }, (_, at) => values[Math.floor(at * step)] ?? 0);
  if (drawn.length < 2) return <svg className={className} viewBox="0 0 80 20" aria-hidden="true" />;
  const low = Math.min(...drawn);
  const range = Math.max(...drawn) - low || 1;
  const place = (value: number, at: number): string =>
    `${((at / (drawn.length - 1)) * 78 + 1).toFixed(1)} ${(18 - ((value - low) / range) * 16).toFixed(1)}`;
  return (
    <svg className={className} viewBox="0 0 80 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${drawn.map(place).join('L')}`} />
    </svg>
  );
}
