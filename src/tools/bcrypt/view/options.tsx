import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import { fields, type CardProps } from './draft.ts';
import styles from '../view.module.css';
import { formatTime } from './time.ts';

/** A login may take this long, milliseconds. */
const comfortable = 250;
const weakest = 10;
const sliderMax = 16;

/** The highest cost within the comfortable time, never a weak one. */
function suggestedCost(timeOf: CardProps['timeOf']): number {
  let cost = sliderMax;
  while (cost > weakest && (timeOf(cost) ?? 0) > comfortable) cost--;
  return cost;
}

export function CostFields({ draft, change, timeOf }: CardProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const number = field('cost');
  const isRefused = useRefused({ cost: fields.cost });
  const { cost } = draft;
  const time = timeOf(cost);
  const suggested = suggestedCost(timeOf);
  const suggestedTime = timeOf(suggested);
  const setCost = (next: number): void => change({ cost: next });
  return (
    <>
      <Slider
        {...number}
        max={sliderMax}
        boxMax={number.max}
        hint={
          <span className={styles.cost} data-stale={isRefused || undefined}>
            <span>
              {[
                ...(time === undefined ? [] : [t('cost.time', { time: formatTime(time, t.language) })]),
                t('cost.iterations', { iterations: 2 ** cost }),
              ].join(' · ')}
            </span>
            {suggestedTime !== undefined && suggested !== cost && (
              <Button variant="line" size="small" onClick={() => setCost(suggested)}>
                {t('cost.suggested', { cost: suggested, time: formatTime(suggestedTime, t.language) })}
              </Button>
            )}
          </span>
        }
      />
      {cost < weakest && <Alert tone="warning">{t('cost.low')}</Alert>}
      {cost > 14 && <Alert tone="warning">{t('cost.high')}</Alert>}
    </>
  );
}

export function MoreFields({ draft, change }: CardProps) {
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  return (
    <Disclosure label={ui('moreOptions')}>
      <Fields>
        <Segmented {...field('version', (value) => value)} />
        <InputText
          {...field('username')}
          onChange={(username) => change({ username: username.replaceAll(':', '') })}
          rawText
        />
      </Fields>
    </Disclosure>
  );
}
