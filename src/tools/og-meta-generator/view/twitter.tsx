import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { cards, stores } from '../engine/fields.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { orNothing, type PartProps } from './draft.ts';

const always = ['site', 'creator', 'title', 'description', 'image', 'imageAlt'] as const;
const ofPlayer = ['player', 'playerWidth', 'playerHeight', 'playerStream'] as const;
const samples: Readonly<Record<string, string>> = {
  site: '@toolcrib',
  creator: '@ada',
  image: 'https://example.com/card.png',
  player: 'https://example.com/player',
  playerWidth: '1280',
  playerHeight: '720',
  playerStream: 'https://example.com/film.mp4',
};
const appSamples = { name: 'Toolcrib', id: '123456789', url: 'toolcrib://page' } as const;

/** The card of X; what is left out the network takes from Open Graph. */
export function Twitter({ draft, change }: PartProps) {
  const t = useText(text);
  const { twitter } = draft;
  const set = (part: Partial<typeof twitter>): void => change({ twitter: { ...twitter, ...part } });
  const setApp = (store: (typeof stores)[number], field: 'name' | 'id' | 'url', value: string): void => {
    const apps = { iphone: undefined, ipad: undefined, googleplay: undefined, ...twitter.apps };
    const app = { name: undefined, id: undefined, url: undefined, ...apps[store], [field]: orNothing(value) };
    set({ apps: { ...apps, [store]: app } });
  };
  const names = twitter.card === 'player' ? [...always, ...ofPlayer] : always;
  return (
    <Fields>
      <Select
        label={t('twitter.card')}
        value={twitter.card}
        onChange={(card) => set({ card })}
        options={cards.map((value) => ({ value, label: t(`card.${value}`) }))}
        wide
      />
      <Switch
        className={styles.center}
        label={t('duplicate')}
        checked={draft.duplicateForTwitter}
        onChange={(duplicateForTwitter) => change({ duplicateForTwitter })}
      />
      {names.map((name) => (
        <div key={name} data-field={`twitter.${name}`}>
          <InputText
            label={t(`twitter.${name}`)}
            placeholder={samples[name] ?? t(`sample.${name === 'imageAlt' ? 'alt' : (name as 'title')}`)}
            value={String(twitter[name] ?? '')}
            onChange={(value) => set({ [name]: orNothing(value) })}
          />
        </div>
      ))}
      {twitter.card === 'app' && (
        <>
          {stores.flatMap((store) =>
            (['name', 'id', 'url'] as const).map((field) => (
              <div key={store + field} data-field={field === 'id' && store === 'iphone' ? 'twitter.apps' : undefined}>
                <InputText
                  label={t(`app.${field}`, { store: t(`store.${store}`) })}
                  placeholder={store === 'googleplay' && field === 'id' ? 'com.example.toolcrib' : appSamples[field]}
                  value={twitter.apps?.[store]?.[field] ?? ''}
                  onChange={(value) => setApp(store, field, value)}
                  rawText
                />
              </div>
            )),
          )}
          <InputText
            label={t('twitter.appCountry')}
            placeholder="US"
            value={twitter.appCountry ?? ''}
            onChange={(value) => set({ appCountry: orNothing(value) })}
            rawText
          />
        </>
      )}
    </Fields>
  );
}
