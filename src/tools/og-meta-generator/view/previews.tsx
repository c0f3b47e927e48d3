import { useId, type ReactNode } from 'react';
import { canParseUrl } from '#core/platform.ts';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { wordOf } from '../engine/page.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { networks, type OgDraft, type PartProps } from './draft.ts';

interface Shown {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly domain: string;
  readonly image: ReactNode;
}

function domainOf(url: string): string {
  return canParseUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

function valuesOf(draft: OgDraft, onX: boolean): Omit<Shown, 'image'> {
  const { twitter } = draft;
  return {
    title: (onX && wordOf(twitter.title)) || wordOf(draft.title),
    description: (onX && wordOf(twitter.description)) || wordOf(draft.description),
    site: wordOf(draft.siteName),
    domain: domainOf(wordOf(draft.url)),
  };
}

/** The layouts differ in the picture's form, the order of the lines and how many of them are shown. */
function Card({ draft, shown }: { readonly draft: OgDraft; readonly shown: Shown }) {
  const t = useText(text);
  const { title, description, site, domain, image } = shown;
  const name = title || t('preview.noTitle');
  const { network } = draft;
  const isSmall = draft.twitter.card === 'summary';
  if (network === 'x' && !isSmall) {
    return (
      <div className={styles.card}>
        <div className={styles.over}>
          {image}
          <span className={styles.label} title={name}>
            {name}
          </span>
        </div>
        <p className={styles.small}>{t('preview.from', { domain: domain || 'example.com' })}</p>
      </div>
    );
  }
  if (network === 'x' || network === 'messages') {
    return (
      <div className={classNames(styles.card, styles.side)}>
        <div className={styles.square}>{image}</div>
        <div className={styles.words}>
          {network === 'x' && (
            <p className={styles.small} title={domain}>
              {domain}
            </p>
          )}
          <p className={classNames(styles.name, styles.two)} title={name}>
            {name}
          </p>
          <p className={classNames(styles.small, styles.two)} title={description}>
            {description}
          </p>
          {network === 'messages' && (
            <p className={styles.small} title={domain}>
              {domain}
            </p>
          )}
        </div>
      </div>
    );
  }
  if (network === 'discord' || network === 'slack') {
    return (
      <div className={classNames(styles.card, styles.quote)}>
        <div className={styles.words}>
          <p className={styles.small} title={site || domain}>
            {site || domain}
          </p>
          <p className={classNames(styles.name, styles.link, styles.two)} title={name}>
            {name}
          </p>
          <p className={classNames(styles.text, network === 'slack' ? styles.five : styles.three)} title={description}>
            {description}
          </p>
        </div>
        {image}
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {image}
      <div className={styles.words}>
        {network === 'facebook' && <p className={styles.small}>{domain.toUpperCase()}</p>}
        <p className={classNames(styles.name, styles.two)} title={name}>
          {name}
        </p>
        {network === 'facebook' && (
          <p className={classNames(styles.small, styles.one)} title={description}>
            {description}
          </p>
        )}
        {network === 'linkedin' && (
          <p className={styles.small} title={domain}>
            {domain}
          </p>
        )}
      </div>
    </div>
  );
}

interface PreviewsProps extends PartProps {
  /** The address of a picture that was opened here. */
  readonly picture: string | undefined;
  /** A character in a field is not allowed in HTML. */
  readonly isBroken: boolean;
}

/** The card as each network draws it. Pictures of other sites are not fetched: the page opens no connection. */
export function Previews({ draft, change, picture, isBroken }: PreviewsProps) {
  const t = useText(text);
  const id = useId();
  const { network, images, twitter } = draft;
  const place = images.findIndex(({ url }) => wordOf(url) !== '');
  const first = images[place];
  const address = (network === 'x' && wordOf(twitter.image)) || wordOf(first?.url);
  // The picture is that of one image; X may show another one.
  const isOfAnother =
    (place >= 0 && place !== draft.picture?.place) || (network === 'x' && wordOf(twitter.image) !== '');
  const local = (isOfAnother ? undefined : picture) ?? (address.startsWith('data:image/') ? address : undefined);
  const image = local ? (
    <img className={styles.picture} src={local} alt={wordOf(first?.alt)} />
  ) : (
    <div className={classNames(styles.picture, styles.missing)}>
      <Icon name={address === '' ? 'image-off' : 'image'} size={24} />
      <span>{t(address === '' ? 'preview.noImage' : 'preview.remote')}</span>
    </div>
  );
  return (
    <Panel className={styles.previews} label={t('preview.title')} answer>
      <div>
        <TabList
          id={id}
          label={t('preview.title')}
          tabs={networks.map((one) => ({ id: one, label: t(`network.${one}`) }))}
          value={network}
          onChange={(one) => change({ network: one })}
        />
        <TabPanel id={id} value={network} className={styles.stage}>
          {/* The card speaks the language of the page it is for. */}
          <div
            className={styles.shown}
            data-stale={isBroken || undefined}
            lang={wordOf(draft.locale).replace('_', '-') || undefined}
          >
            <Card draft={draft} shown={{ ...valuesOf(draft, network === 'x'), image }} />
          </div>
        </TabPanel>
      </div>
    </Panel>
  );
}
