import { choice, flag, secret, type Input } from '#core/field.ts';
import { canParseUrl } from '#core/platform.ts';
import { convert } from '../engine.ts';

export const sources = ['html', 'paste'] as const;
export const results = ['markdown', 'preview', 'text'] as const;
export const fields = {
  ...convert.input,
  /** The base address when it has a password, which is kept nowhere. */
  secretBaseUrl: secret(''),
  address: flag(false),
  source: choice(sources, 'html'),
  result: choice(results, 'markdown'),
};
export const initial = {
  html: `<article>
  <h1>Coffee</h1>
  <p>Two ways to <strong>brew</strong>, from <a href="https://example.com/brew">a longer text</a>:</p>
  <table>
    <tr><th>Way</th><th align="right">Minutes</th></tr>
    <tr><td>Filter</td><td>4</td></tr>
    <tr><td>Press</td><td>5</td></tr>
  </table>
  <pre><code class="language-sh">brew --filter
</code></pre>
</article>
`,
};

export type HtmlDraft = Input<typeof fields>;
export interface DraftProps {
  readonly draft: HtmlDraft;
  readonly change: (part: Partial<HtmlDraft>) => void;
}

export const baseOf = ({ baseUrl, secretBaseUrl }: HtmlDraft): string => secretBaseUrl || baseUrl;

export const hasPassword = (address: string): boolean => canParseUrl(address) && new URL(address).password !== '';

/** The fields of a base address: one with a password goes into the secret field. */
export const withBase = (base: string): { readonly baseUrl: string; readonly secretBaseUrl: string } =>
  hasPassword(base) ? { baseUrl: '', secretBaseUrl: base } : { baseUrl: base, secretBaseUrl: '' };
