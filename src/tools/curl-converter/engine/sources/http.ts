import { ToolError } from '#core/operation.ts';
import { isNamed, noOptions, type Header, type Request } from '../request.ts';

const utf8 = new TextEncoder();

/** The first bytes of a text, as a text. */
function firstBytes(text: string, count: number): string {
  const bytes = utf8.encode(text);
  return bytes.length <= count ? text : new TextDecoder().decode(bytes.subarray(0, count));
}

function schemeFor(host: string): 'http' | 'https' {
  const name = /^(\[[^\]]*\]|[^:]*)/.exec(host)?.[0].toLowerCase() ?? '';
  const isLocal = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  return isLocal || host.slice(name.length) === ':80' ? 'http' : 'https';
}

/** A request as HTTP/1.1 sends it (RFC 9112). Error: `missing-host`. */
export function readHttp(text: string): Request {
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  const given = text.slice(lead.length);
  const line = lead.split(/\r\n|\n|\r/).length;
  const end = /\r\n\r\n|\n\n|\r\r|\n\r\n/.exec(given);
  const head = end ? given.slice(0, end.index) : given;
  const rest = end ? given.slice(end.index + end[0].length) : '';
  // A line that begins with a space or a tab continues the header before it (RFC 9112 §5.2).
  const [first = '', ...lines] = head.replaceAll(/[\r\n]+[ \t]+/g, ' ').split(/\r\n|\n|\r/);
  const [, method = '', target = ''] = /^(\S+) (\S+)/.exec(first) ?? [];
  const all = lines.flatMap((one): Header[] => {
    const [, name, value = ''] = /^([^:\s]+):([^]*)$/.exec(one) ?? [];
    return name === undefined ? [] : [{ name, value: value.trim() }];
  });
  const host = all.find(isNamed('Host'))?.value ?? '';
  const isAbsolute = /^[a-z][a-z\d+.-]*:\/\//i.test(target);
  if (!isAbsolute && host === '') throw new ToolError('missing-host', { line });
  const length = all.find(isNamed('Content-Length'))?.value ?? '';
  const body = /^\d+$/.test(length) ? firstBytes(rest, Number(length)) : rest;
  return {
    line,
    method,
    url: isAbsolute ? target : `${schemeFor(host)}://${host}${target === '*' ? '' : target}`,
    headers: all.filter((header) => !isNamed('Host')(header) && !isNamed('Content-Length')(header)),
    body: body === '' ? null : { type: 'text', text: body },
    auth: null,
    options: noOptions,
  };
}
