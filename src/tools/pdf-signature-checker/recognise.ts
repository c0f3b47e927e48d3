import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'pdf-signature-checker/check';
const magic = [0x25, 0x50, 0x44, 0x46, 0x2d] as const;

/** Of a file that is not text only the beginning is seen, where no signature stands. */
export const recognise: Recogniser = ({ source: { head, text } }) => {
  if (!head || !magic.every((byte, index) => head[index] === byte)) return [];
  const isSigned = text?.includes('/ByteRange') === true;
  const reason = because(isSigned ? 'signed' : 'pdf');
  return [{ op, input: {}, score: isSigned ? 97 : 78, kind: 'exact', reason }];
};
