/** Small PDF files for tests and for the sample: what a program writes, a saving at a time. */

type Objects = Readonly<Record<number, string>>;

const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
const stringOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const padded = (value: number): string => String(value).padStart(10, '0');

/** Adds a revision with these objects; the first one makes the file. */
export function saved(objects: Objects, before?: Uint8Array, trailer = '/Root 1 0 R'): Uint8Array<ArrayBuffer> {
  let text = before ? stringOf(before) : '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  const sections = Object.entries(objects).map(([number, body]) => {
    const offset = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${padded(offset)} 00000 n \n`;
  });
  const start = text.length;
  const head = previous === undefined ? '0 1\n0000000000 65535 f \n' : '';
  text += `xref\n${head}${sections.join('')}trailer\n<</Size 99 ${trailer}`;
  if (previous !== undefined) text += `/Prev ${previous}`;
  return latin1(`${text}>>\nstartxref\n${start}\n%%EOF\n`);
}

export const stream = (content: string, dictionary = ''): string =>
  `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Five objects: a page that says something. */
export const plain = (): Uint8Array<ArrayBuffer> =>
  saved({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    4: stream('BT /F 20 Tf 20 100 Td (Pay 100) Tj ET'),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  });

const room = 8192;
const rangePlace = '/ByteRange[0 0000000000 0000000000 0000000000]';

export interface SigningOptions {
  /** Object numbers of the signature and its field. */
  readonly numbers?: readonly [signature: number, field: number];
  readonly subFilter?: string;
  readonly type?: 'Sig' | 'DocTimeStamp';
  readonly more?: string;
  readonly catalog?: string;
  readonly fields?: string;
  /** `/T` of the field as it is written; empty for a field without a name. */
  readonly fieldName?: string;
  readonly shorten?: number;
}

/** Adds a revision with a signature, which `sign` makes of the covered bytes. */
export function signed(
  before: Uint8Array,
  sign: (covered: Uint8Array) => Uint8Array,
  options: SigningOptions = {},
): Uint8Array<ArrayBuffer> {
  const {
    numbers = [6, 7],
    subFilter = 'adbe.pkcs7.detached',
    type = 'Sig',
    more = '',
    catalog = '',
    shorten = 0,
  } = options;
  const [signature, field] = numbers;
  const { fields = `${field} 0 R`, fieldName = `/T(Signature${field})` } = options;
  const bytes = saved(
    {
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[${fields}]>>${catalog}>>`,
      3:
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[' +
        `${fields}]>>`,
      [signature]: `<</Type/${type}/Filter/Adobe.PPKLite/SubFilter/${subFilter}${more}${rangePlace}/Contents<${'0'.repeat(2 * room)}>>>`,
      [field]: `<</FT/Sig${fieldName}/V ${signature} 0 R/Type/Annot/Subtype/Widget/Rect[0 0 0 0]/P 3 0 R>>`,
    },
    before,
  );
  const text = stringOf(bytes);
  const start = text.lastIndexOf(`/Contents<`) + '/Contents'.length;
  const end = start + 2 * room + 2;
  const range = [0, start, end, bytes.length - end - shorten];
  const written = `/ByteRange[${range.join(' ')}]`.padEnd(rangePlace.length);
  bytes.set(latin1(written), text.lastIndexOf(rangePlace));
  const covered = new Uint8Array(start + bytes.length - end - shorten);
  covered.set(bytes.subarray(0, start));
  covered.set(bytes.subarray(end, bytes.length - shorten), start);
  const hex = Array.from(sign(covered), (byte) => byte.toString(16).padStart(2, '0')).join('');
  bytes.set(latin1(hex), start + 1);
  return bytes;
}
