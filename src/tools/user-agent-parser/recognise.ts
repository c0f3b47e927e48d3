import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const browser = /^(?:Mozilla|Opera)\/\d+\.\d+ \(.+\)/;
const known =
  /^(?:curl|Wget|okhttp|Dalvik|Java|python-\w+|aiohttp|axios|node-fetch|undici|Go-http-client|PostmanRuntime|Insomnia|HTTPie|libwww-perl|Apache-HttpClient|GuzzleHttp|Googlebot|bingbot|facebookexternalhit|Twitterbot|Slackbot\S*|WhatsApp|Lynx|Links|w3m|CFNetwork|Scrapy)\/v?\d[\w.]*(?:[ ;(].*)?$/i;
const isAgent = (line: string): boolean => browser.test(line) || known.test(line);

const requestLine = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+(?: HTTP\/[\d.]+)?$/;
const header = /^:?[A-Za-z][\w-]*:\s?.*$/;

export const recognise: Recogniser = (sample) => {
  const guess = (op: string, input: object, score: number, reason: Guess['reason']): Guess[] => [
    { op: `user-agent-parser/${op}`, input: { ...input }, score, kind: 'exact', reason },
  ];
  const { lines, longestLine, text } = sample;
  if (longestLine > 4000) return [];
  if (lines.length === 1) {
    const agent = text.replace(/^User-Agent:\s*/i, '');
    return isAgent(agent) ? guess('parse', { userAgent: agent }, 92, because('agent')) : [];
  }
  const agents = sample.listOf(isAgent);
  if (agents) return guess('parse-many', { text }, 92, because('agents', { count: agents.length }));
  const given = sample.listOf((line) => requestLine.test(line) || header.test(line)) ?? [];
  const fields = requestLine.test(given[0] ?? '') ? given.slice(1) : given;
  const isRequest =
    fields.every((line) => header.test(line)) && fields.some((line) => /^(?:user-agent|sec-ch-ua[\w-]*):/i.test(line));
  return isRequest ? guess('parse-headers', { text }, 92, because('headers')) : [];
};
