import type { Input } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { asciiLowerCase } from '#lib/ascii-case.ts';
import type { editFields } from './fields.ts';
import { hasOpaquePath, isForbiddenHost, isSpecial, openUrl } from './open.ts';
import { searchOf } from './query.ts';

type EditInput = Input<typeof editFields>;
type Part = 'protocol' | 'hostname' | 'port' | 'username' | 'password' | 'pathname' | 'hash';

/** A part is set by its setter; false for a value that the setter would ignore, cut or read as something else. */
const setters: Readonly<Record<Part, (url: URL, value: string) => boolean>> = {
  protocol: setProtocol,
  hostname: setHostname,
  port: (url, value) => {
    if (value !== '' && (!mayHavePort(url) || !/^\d+$/.test(value) || Number(value) > 65_535)) return false;
    url.port = value;
    return true;
  },
  username: (url, value) => setUserinfo(url, 'username', value),
  password: (url, value) => setUserinfo(url, 'password', value),
  pathname: (url, value) => {
    if (hasOpaquePath(url) || isCut(value)) return false;
    url.pathname = value;
    return true;
  },
  hash: (url, value) => {
    if (isCut(value)) return false;
    const fragment = value.replace(/^#/, '');
    url.hash = fragment && `#${fragment}`;
    return true;
  },
};

export function editUrl({ url: source, set, querySpace }: EditInput): string {
  const url = openUrl(source);
  const apply = (field: Part): void => {
    const value = set[field];
    if (value === undefined || setters[field](url, value)) return;
    throw new ToolError('invalid-component', { field, value, reason: reasonOf(url, field, value) });
  };
  for (const field of ['protocol', 'hostname', 'port', 'username', 'password', 'pathname'] as const) apply(field);
  if (set.query) url.search = searchOf(set.query, querySpace);
  apply('hash');
  return url.href;
}

/** Why a value cannot be set; the name of the field where nothing else is to say than that it cannot. */
function reasonOf({ protocol }: URL, field: Part, value: string): string {
  if ((field === 'pathname' || field === 'hash') && isCut(value)) return 'whitespace';
  if (protocol !== 'file:') return field;
  if (field === 'hostname' && isDrive(value)) return 'drive';
  return field === 'username' || field === 'password' || field === 'port' ? 'file' : field;
}

/** A letter and a colon, or the bar that once stood for it, are the start of a path (URL Standard, 4.2). */
const isDrive = (value: string): boolean => /^[a-z][:|]$/i.test(value);

/** Setters drop tabs and line breaks without a word. */
const isCut = (value: string): boolean => /[\t\n\r]/.test(value);

/** URL Standard, 4.2: neither userinfo nor a port without a host, nor for files. */
const mayHavePort = ({ host, protocol }: URL): boolean => host !== '' && protocol !== 'file:';

function setUserinfo(url: URL, field: 'username' | 'password', value: string): boolean {
  if (value !== '' && !mayHavePort(url)) return false;
  url[field] = value;
  return true;
}

function setProtocol(url: URL, value: string): boolean {
  const scheme = asciiLowerCase(value.replace(/:$/, ''));
  if (!/^[a-z][a-z\d+.-]*$/.test(scheme)) return false;
  url.protocol = scheme;
  return url.protocol === `${scheme}:`;
}

function setHostname(url: URL, value: string): boolean {
  const isAddress = /^\[[\da-f:.]+\]$/i.test(value);
  if (hasOpaquePath(url) || (!isAddress && /[/?#@\\:|\t\n\r]/.test(value))) return false;
  const expected = hostnameOf(url.protocol, value);
  if (expected === undefined) return false;
  url.hostname = value;
  return url.hostname === expected;
}

/** The host as the parser writes it, or undefined when it refuses it. */
function hostnameOf(protocol: string, value: string): string | undefined {
  if (value === '') return isSpecial(protocol) && protocol !== 'file:' ? undefined : '';
  try {
    const parsed = new URL(`${protocol}//${value}/`);
    return isForbiddenHost(parsed) ? undefined : parsed.hostname;
  } catch {
    return undefined;
  }
}
