import { choice, flag, type Input } from '#core/field.ts';
import { convert } from '../engine.ts';

export const sources = ['html', 'paste'] as const;
export const results = ['markdown', 'preview', 'text'] as const;
export const fields = {
  ...convert.input,
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
