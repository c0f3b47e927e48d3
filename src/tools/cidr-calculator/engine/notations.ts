/** What networks are written as. */
export const notations = ['cidr', 'range', 'netmask', 'wildcard', 'regex', 'cisco', 'nginx', 'iptables'] as const;
export type Notation = (typeof notations)[number];
