/** Why something is recognized. */
export const words = {
  nested: 'nested YAML mappings',
  mappings: 'several YAML keys with values',
  sentences: 'lines with a colon, possibly YAML',
} as const;
