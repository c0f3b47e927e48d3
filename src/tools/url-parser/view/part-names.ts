export const parts = ['protocol', 'hostname', 'port', 'username', 'password', 'pathname', 'hash'] as const;
export type Part = (typeof parts)[number];
