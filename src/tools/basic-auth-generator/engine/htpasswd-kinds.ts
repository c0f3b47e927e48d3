/** What `htpasswd` of Apache writes with -B, -m and -s. */
export const htpasswdAlgorithms = ['bcrypt', 'apr1', 'sha1'] as const;
export type HtpasswdAlgorithm = (typeof htpasswdAlgorithms)[number];

/** All that bcrypt sees of a password, in bytes of UTF-8. */
export const mostBcryptBytes = 72;

/** `htpasswd` writes no higher cost; each step doubles the time. */
export const mostCheckedCost = 17;
