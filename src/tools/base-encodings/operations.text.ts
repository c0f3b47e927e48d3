import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: { name: 'Encode', sentence: 'Encodes bytes in Base16 through basE91, quoted-printable or uuencode.' },
    decode: {
      name: 'Decode',
      sentence: 'Decodes encoded text to bytes.',
      fields: { text: t('encoded.label') },
    },
    detect: {
      name: 'Detect the encoding',
      sentence: 'Lists the formats a text may be in, and how it decodes in each.',
      fields: { text: t('encoded.label') },
    },
    idnToAscii: { name: 'Domain name to ASCII', sentence: 'Converts a domain name to its DNS form (UTS #46).' },
    idnToUnicode: {
      name: 'Domain name to Unicode',
      sentence: 'Decodes every label of a domain name that begins with xn--.',
    },
    toPunycode: { name: 'Encode Punycode', sentence: 'Writes text in Punycode (RFC 3492), without xn--.' },
    fromPunycode: {
      name: 'Decode Punycode',
      sentence: 'Decodes Punycode (RFC 3492), without xn--.',
      fields: { text: t('format.punycode') },
    },
  },
  fields: {
    text: 'Text',
    inputEncoding: { label: 'Input encoding', hint: 'How the text represents bytes.' },
    outputEncoding: { label: 'Output encoding', hint: 'How the bytes are written.' },
    format: t('format.label'),
    padding: { label: t('padding.label'), hint: 'For base32, base32hex and base64.' },
    lowercase: { label: t('lowercase.label'), hint: 'For base16, base32, base32hex and base32-crockford.' },
    lineLength: { label: t('lineLength.label'), hint: 'In characters; 0 is one line.' },
    frame: { label: t('frame.label'), hint: 'For ascii85.' },
    fileName: { label: t('fileName.label'), hint: 'For uuencode.' },
    strict: { label: t('strict.label'), hint: t('strict.help') },
    limit: { label: 'Limit', hint: 'The maximum number of formats.' },
    domain: { label: 'Domain name', hint: 'Without a scheme, port or path.' },
  },
} satisfies OperationWords<typeof engine>;
