import { config as built, fault } from 'virtual:configuration';
import type { Config } from '#core/config.ts';
import type { Language } from '#core/text.ts';

/** The application's configuration, or the defaults if it is invalid; `core/config.ts` defines the keys. */
export const config: Config = { ...built };
/** What is wrong with the configuration; the page shows it instead of the application. */
export const configFault = fault;

type HostWords = Partial<Record<'banner' | 'home', Readonly<Record<Language, string>> | undefined>>;

/** The host's own words for the banner and the home page. */
export const hostWords: HostWords = {};

/** Takes over what the host has set, before anything is rendered. */
export function adaptConfig(changes: Partial<Config>, words: HostWords): void {
  Object.assign(config, changes);
  Object.assign(hostWords, words);
}
