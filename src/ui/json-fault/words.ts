import { defineText } from '#core/text.ts';
import { repairWords } from '../formatter/words.ts';

export const words = defineText('json-fault', repairWords);
