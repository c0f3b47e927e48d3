export const parts = ['protocol', 'port', 'hostname', 'username', 'password', 'pathname', 'hash'] as const;
export type Part = (typeof parts)[number];
