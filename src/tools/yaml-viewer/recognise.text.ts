/** Why something is recognized. */
export const words = {
  directive: 'a %YAML line',
  marker: 'the start of a YAML document',
  mappings: '{count} lines with a name and a value',
} as const;
