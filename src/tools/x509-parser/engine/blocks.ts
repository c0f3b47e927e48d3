import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeLatin1, decodeUtf16, decodeUtf8 } from '#lib/charset.ts';

/** Something encoded in DER: a block of PEM with its label, or the whole input. */
export interface Block {
  /** Undefined for what is not PEM. */
  readonly label: string | undefined;
  /** The block with its lines of hyphens, for what reads PEM itself. */
  readonly text: string;
  /** Undefined where the Base64 is damaged. */
  readonly bytes: Uint8Array | undefined;
}

export interface Input {
  readonly text: string;
  readonly file?: Blob | undefined;
}

export const maxBytes = 20 * 2 ** 20;
const maxItems = 5000;

/** Adds to what was found. @throws ToolError `too-complex` when there is too much of it */
export function gather<T>(found: T[], more: readonly T[]): void {
  if (found.length + more.length > maxItems) throw new ToolError('too-complex');
  found.push(...more);
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return decodeBase64(base64);
  } catch {
    return undefined;
  }
}

/**
 * Stands for the label of a public key in a line of its own, as OpenSSH writes it (RFC 4253 §6.6, RFC 5656 §3.1, RFC 8709
 * §4). No block has it: labels have no small letters.
 */
export const opensshLabel = 'line of OpenSSH';

const ssh2 = {
  begin: '---- BEGIN SSH2 PUBLIC KEY ----',
  end: '---- END SSH2 PUBLIC KEY ----',
  /** Headers go on in the next line after a backslash. */
  header: /^[^\s:]{1,64}:(?:[^\r\n]*\\\r?\n)*[^\r\n]*$/gm,
};

/** RFC 4716: the key of a line of OpenSSH, whose type is the first string of its bytes. */
function ssh2Block(body: string): Block {
  const base64 = body.replace(ssh2.header, '').replace(/\s/g, '');
  const bytes = bytesOf(base64);
  const length = bytes?.[3] ?? 0;
  const type = decodeUtf8(bytes?.subarray(4, 4 + length) ?? new Uint8Array());
  return { label: opensshLabel, text: `${type} ${base64}`, bytes: undefined };
}

/** The start of a block, or a line with a public key of a type that `src/lib/keys` reads. */
const starts = (): RegExp =>
  /---- BEGIN SSH2 PUBLIC KEY ----|-----BEGIN ([A-Z0-9 ]{1,40})-----|^[ \t]*((?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp(?:256|384|521))[ \t]+[A-Za-z0-9+/]+={0,2})(?![^ \t\r\n])/gm;

/** RFC 7468, laxly: any text around the blocks, any line breaks. Headers of RFC 1421 are not part of the Base64. */
function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const begin = starts();
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const [start, label = '', line] = match;
    if (start === ssh2.begin) {
      const end = text.indexOf(ssh2.end, begin.lastIndex);
      blocks.push(ssh2Block(text.slice(begin.lastIndex, end < 0 ? undefined : end)));
      if (end < 0) break;
      begin.lastIndex = end + ssh2.end.length;
      continue;
    }
    if (line !== undefined) {
      blocks.push({ label: opensshLabel, text: line, bytes: undefined });
      continue;
    }
    const close = `-----END ${label}-----`;
    const end = text.indexOf(close, begin.lastIndex);
    const body = end < 0 ? text.slice(begin.lastIndex) : text.slice(begin.lastIndex, end);
    const stop = end < 0 ? text.length : end + close.length;
    const isHeaded = /^\s*[A-Za-z-]+: /.test(body);
    blocks.push({ label, text: text.slice(match.index, stop), bytes: isHeaded || end < 0 ? undefined : bytesOf(body) });
    if (end < 0) break;
    begin.lastIndex = stop;
  }
  return blocks;
}

function blocksIn(text: string): Block[] {
  if (starts().test(text)) return textBlocks(text);
  const bytes = bytesOf(text);
  return bytes?.[0] === 0x30 ? [{ label: undefined, text: '', bytes }] : [];
}

/** Blocks are ASCII, whatever the remarks around them are written in; PowerShell redirects into UTF-16. */
export function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return (isUtf16 ? decodeUtf16(bytes) : decodeUtf8(bytes)) ?? decodeLatin1(bytes);
}

/** @throws ToolError `nothing-to-read`, `too-large` { bytes, max } */
export async function readBlocks({ text, file }: Input): Promise<Block[]> {
  if (!file) {
    if (text.trim() === '') throw new ToolError('nothing-to-read');
    if (text.length > maxBytes) throw new ToolError('too-large', { bytes: text.length, max: maxBytes });
    return blocksIn(text);
  }
  if (file.size > maxBytes) throw new ToolError('too-large', { bytes: file.size, max: maxBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x30) return [{ label: undefined, text: '', bytes }];
  return blocksIn(textOf(bytes));
}
