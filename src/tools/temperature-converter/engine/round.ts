/** At most 15 significant digits and 10 decimals, without negative zero. */
export const round = (value: number): number => Number(Number(value.toPrecision(15)).toFixed(10)) || 0;
