import { expect, open, test } from './fixtures.ts';

test.describe('in force', () => {
  test.use({
    allowedErrors: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/i],
  });

  test('policy: markup from text, eval, inline scripts and styles and foreign requests are refused', async ({
    page,
  }) => {
    await open(page, '/');
    const refused = await page.evaluate(async () => {
      // What the debugger runs itself may evaluate text; what runs later may not.
      await new Promise((resolve) => setTimeout(resolve));
      const throws = (action: () => unknown): boolean => {
        try {
          action();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement('script');
      // oxlint-disable no-eval, no-new-func, no-restricted-properties, typescript/no-implied-eval -- here they have to fail
      const html = throws(() => (document.body.innerHTML = '<p>x</p>'));
      const code = throws(() => (0, eval)('1'));
      const made = throws(() => new Function('return 1')());
      // oxlint-enable no-eval, no-new-func, no-restricted-properties, typescript/no-implied-eval
      const source = throws(() => (script.text = 'globalThis.ran = true'));
      const policy = throws(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        trustedTypes.createPolicy('another', {});
      });
      const inline = document.createElement('div');
      const handler = throws(() => inline.setAttribute('onclick', 'globalThis.ran = true'));
      inline.setAttribute('style', 'color: rgb(1, 2, 3)');
      document.body.append(script, inline);
      inline.click();
      const styled = getComputedStyle(inline).color === 'rgb(1, 2, 3)';
      const foreign = await fetch('https://toolcrib.invalid/').then(
        () => false,
        () => true,
      );
      return { html, code, made, source, handler, policy, foreign, ran: 'ran' in globalThis, styled };
    });
    expect(refused).toEqual({
      html: true,
      code: true,
      made: true,
      source: true,
      handler: true,
      policy: true,
      foreign: true,
      ran: false,
      styled: false,
    });
  });
});
