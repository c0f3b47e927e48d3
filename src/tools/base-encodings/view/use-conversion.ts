import { useOperation } from '#ui/hooks/use-operation.ts';
import { decode, encode, fromPunycode, idnToAscii, idnToUnicode, toPunycode } from '../engine.ts';
import type { Format } from '../engine/names-of-formats.ts';
import type { BaseDraft } from './draft.ts';

/** The pane that follows the other one. */
export function useConversion(draft: BaseDraft) {
  const { text, encoded, format, source, inputEncoding, strict } = draft;
  const fromText = source === 'text';
  const given = fromText ? text : encoded;
  const isGiven = given !== '';
  const isBytes = format !== 'idn' && format !== 'punycode';
  const known: Format = isBytes ? format : 'base32';
  const encoding = useOperation(encode, { ...draft, format: known }, { enabled: fromText && isGiven && isBytes });
  const decoding = useOperation(
    decode,
    { text: encoded, format: known, outputEncoding: inputEncoding, strict },
    { enabled: !fromText && isGiven && isBytes },
  );
  const isNamed = isGiven && given.trim() !== '' && format === 'idn';
  const toAscii = useOperation(idnToAscii, { domain: text }, { enabled: fromText && isNamed });
  const toUnicode = useOperation(idnToUnicode, { domain: encoded }, { enabled: !fromText && isNamed });
  const isPunycode = isGiven && format === 'punycode';
  const toCode = useOperation(toPunycode, { text }, { enabled: fromText && isPunycode });
  const fromCode = useOperation(fromPunycode, { text: encoded }, { enabled: !fromText && isPunycode });
  if (isBytes) return fromText ? encoding : decoding;
  if (format === 'idn') return fromText ? toAscii : toUnicode;
  return fromText ? toCode : fromCode;
}
