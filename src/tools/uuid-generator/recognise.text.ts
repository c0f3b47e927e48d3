/** Why something is recognized. */
export const words = {
  version: 'UUID, version {version}',
  form: 'UUID format, unknown version',
  compact: '32 hexadecimal digits, as in a version {version} UUID',
  list: '{count} UUIDs, one per line',
} as const;
