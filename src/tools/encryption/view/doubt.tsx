import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Salted } from '../engine/algorithms.ts';
import { isRecognizableText } from '../engine/recognize.ts';
import { text } from '../text.ts';

interface DoubtProps {
  readonly decrypted: string;
  readonly algorithm: Salted;
}

/** A text that proves nothing about its password. */
export function Doubt({ decrypted, algorithm }: DoubtProps) {
  const t = useText(text);
  return isRecognizableText(decrypted, algorithm) ? null : <Alert tone="warning">{t('doubtful')}</Alert>;
}
