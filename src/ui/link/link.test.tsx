import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Link } from './link.tsx';

vi.mock('../icon/icon.tsx', () => ({ Icon: () => <svg /> }));

const draw = (href: string) => renderToStaticMarkup(<Link href={href}>there</Link>);

describe('Link', () => {
  it.each(['https://example.org/', 'HTTP://example.org'])(
    'opens %s in a new tab without an opener, and says so',
    (href) => {
      const markup = draw(href);
      expect(markup).toMatch(/target="_blank" rel="noopener/);
      expect(markup).toContain('<svg>');
      expect(markup).toContain('(opens in a new tab)');
    },
  );

  it.each(['/hash-text', '../about#privacy', '#top', 'httpd'])('keeps %s in the application', (href) => {
    expect(draw(href)).not.toMatch(/target|rel=|svg/);
  });
});
