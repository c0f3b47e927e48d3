/** The sentences about what JSON cannot hold. */
export const toJsonErrors = {
  'error.non-finite-number': 'JSON cannot represent {value}. Write null or a string instead.',
  'error.non-finite-number.root': 'JSON cannot represent {value}. Write null or a string instead.',
} as const;

/** The sentences about what TOML cannot hold. */
export const toTomlErrors = {
  'error.toml-root-not-table':
    'A TOML document is a table of keys and values, but this is a list or a single value. Put it under a key.',
  'error.multiple-documents':
    'A TOML file contains one document, but there are {documents}. Put them in a list under a key.',
  'error.null-not-supported': 'TOML cannot represent null. Omit it, or write an empty string.',
  'error.integer-out-of-range': 'This integer does not fit in the 64 bits that TOML allows. Write it as a string.',
  'error.integer-out-of-range.root': 'This integer does not fit in the 64 bits that TOML allows. Write it as a string.',
} as const;
