import type { useText } from '#ui/hooks/use-text.ts';
import type { text } from '../text.ts';

type Words = ReturnType<typeof useText<(typeof text)['en']>>;

/** `42 s`, `4 min 12 s`, `4 min`, `1 h 5 min`. */
export function formatTime(total: number, t: Words): string {
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  if (minutes === 0) return t('time.seconds', { seconds });
  if (minutes < 60) return seconds === 0 ? t('time.even', { minutes }) : t('time.minutes', { minutes, seconds });
  return t('time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
