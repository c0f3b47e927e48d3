import { asciiLowerCase } from '../ascii-case.ts';
import type { Bot, BotCategory } from './types.ts';

/** Tokens by category; a vendor in brackets stands for those before it back to the last `;`. */
const tables: Readonly<Record<Exclude<BotCategory, 'other'>, string>> = {
  search:
    'Googlebot, Googlebot-Image, Googlebot-Video, Googlebot-News, AdsBot-Google, Mediapartners-Google, Storebot-Google, GoogleOther [Google]; bingbot [Microsoft]; DuckDuckBot, YandexBot, Baiduspider, Applebot, PetalBot, Qwantbot, SeznamBot, Slurp',
  ai: 'GPTBot, ChatGPT-User, OAI-SearchBot [OpenAI]; ClaudeBot, Claude-User, Claude-SearchBot [Anthropic]; PerplexityBot, Perplexity-User [Perplexity]; CCBot [Common Crawl]; Bytespider [ByteDance]; Amazonbot [Amazon]; meta-externalagent [Meta]; MistralAI-User',
  social:
    'facebookexternalhit, WhatsApp [Meta]; Twitterbot, LinkedInBot, Slackbot, Discordbot, TelegramBot, Pinterestbot, redditbot',
  seo: 'AhrefsBot, SemrushBot, MJ12bot, DotBot, Google-InspectionTool, Screaming Frog SEO Spider',
  archive: 'archive.org_bot, ia_archiver',
  monitor: 'UptimeRobot, Pingdom, StatusCake, Chrome-Lighthouse',
};

interface Token {
  readonly name: string;
  readonly lower: string;
  readonly vendor: string | null;
  readonly category: BotCategory;
}

/** Longer tokens first. */
const tokens: readonly Token[] = Object.entries(tables)
  .flatMap(([category, table]) =>
    table.split('; ').flatMap((group): Token[] => {
      const [, names = '', vendor = null] = /^(.*?)(?: \[(.*)\])?$/.exec(group) ?? [];
      return names
        .split(', ')
        .map((name) => ({ name, lower: name.toLowerCase(), vendor, category: category as BotCategory }));
    }),
  )
  .sort((a, b) => b.name.length - a.name.length);

const versionAfter = (text: string, at: number): string | null =>
  /^[/ ](\d+(?:\.\d+)*)/.exec(text.slice(at))?.[1] ?? null;

/** The bot that a string names, known or called one. */
export function findBot(userAgent: string): Bot | null {
  const lower = asciiLowerCase(userAgent);
  for (const { name, lower: token, vendor, category } of tokens) {
    const at = lower.indexOf(token);
    if (at >= 0) return { name, version: versionAfter(userAgent, at + token.length), vendor, category };
  }
  const words = userAgent
    .replace(/https?:\S+/gi, '')
    .matchAll(/(?<![\w.-])[\w.-]*(?:bot|crawler|spider)[\w.-]*(?:\/v?(\d+(?:\.\d+)*))?/gi);
  for (const [word, version = null] of words) {
    const [name = ''] = word.split('/');
    // CUBOT makes phones.
    if (!/^cubot/i.test(name)) return { name, version, vendor: null, category: 'other' };
  }
  return null;
}
