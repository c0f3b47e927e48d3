const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
};
const field = 'main textarea, main input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])';

/** In the page, before anything else: long tasks, and the first moment at which a field takes what is typed. */
function watch(selector) {
  const seen = { tasks: [], typing: undefined, ready: undefined };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (
      found &&
      !found.disabled &&
      seen.typing === undefined &&
      performance.getEntriesByName('first-contentful-paint').length > 0
    ) {
      seen.typing = performance.now();
    }
    if (seen.ready === undefined) requestAnimationFrame(look);
  };
  // At once, not with the next frame: idle work begins right after.
  new MutationObserver(() => {
    if (document.documentElement.dataset.ready !== undefined) seen.ready ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  requestAnimationFrame(look);
}

/** One page over a slow line into an empty cache. Bytes and requests until it is usable, without what is idle work. */
export async function coldLoad(browser, base, path) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sent = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { at: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) sent.get(requestId).bytes = encodedDataLength;
  });
  await page.addInitScript(watch, field);
  await page.goto(base + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen?.ready !== undefined, undefined, { polling: 50 });
  await page.waitForTimeout(1500);
  const { readyAt, ...figures } = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { tasks, typing, ready } = globalThis.seen;
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > paint);
    return {
      paint,
      typing,
      usable: ready,
      readyAt: performance.timeOrigin + ready,
      longest: Math.max(0, ...after.map(({ duration }) => duration)),
      blocked: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await context.close();
  // What is asked for later is idle work.
  const needed = [...sent.values()].filter(({ at }) => at <= readyAt);
  return { bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0), requests: needed.length, ...figures };
}

/** From home to each tool and back, files in the cache: from the click to the tool's heading on the screen. */
export async function warmNavigation(browser, base, tools) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  const ready = (path) => page.goto(base + path).then(() => page.locator('html[data-ready]').waitFor());
  for (const tool of tools) await ready(`/${tool}`);
  await ready('/');
  const times = {};
  for (const tool of tools) {
    times[tool] = await page.evaluate(
      (path) =>
        new Promise((resolve) => {
          const link = document.querySelector(`main a[href="${path}"]`);
          const start = performance.now();
          const look = () => {
            const there = location.pathname === path && document.querySelector('main h1')?.checkVisibility();
            if (there) resolve(performance.now() - start);
            else requestAnimationFrame(look);
          };
          link.click();
          requestAnimationFrame(look);
        }),
      `/${tool}`,
    );
    await page.goBack();
    // The home page may list a tool several times: recently used, new, in its category.
    await page.locator(`main a[href="/${tool}"]`).first().waitFor();
  }
  await context.close();
  return times;
}

/** The longest task while 1 MB is pasted into the first editor, and while one more character is typed. */
export async function pasteAndType(browser, address) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1366, height: 860 },
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.locator('main textarea + div[hidden]').first().waitFor({ state: 'detached' });
  const editor = page.locator('main').getByRole('textbox').first();
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.evaluate(() => {
    const row = { id: 12_345, name: 'Ada Lovelace', tags: ['a', 'b'], note: 'é 👋', value: 1.5 };
    const one = JSON.stringify(row);
    return navigator.clipboard.writeText(
      `[${Array.from({ length: Math.ceil(1e6 / one.length) }, () => one).join(',\n')}]`,
    );
  });
  await page.waitForTimeout(500);
  const longest = async (action) => {
    await page.evaluate(() => {
      const tasks = [0];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      Object.assign(globalThis, { longest: () => (observer.disconnect(), Math.max(...tasks)) });
    });
    await action();
    await page.waitForTimeout(2500);
    return page.evaluate(() => globalThis.longest());
  };
  const paste = await longest(() => page.keyboard.press('Control+v'));
  const type = await longest(() => page.keyboard.press('Space'));
  await context.close();
  return { paste, type };
}
