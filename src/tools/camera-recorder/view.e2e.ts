import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/camera-recorder';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The time of a recording from this second on: a look at the page may come after it. */
const timeFrom = (page: Page, second: number) => page.getByText(new RegExp(`^Time (?!0:0[0-${second - 1}])`));
const items = (page: Page) => page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');

/** From now on the browser answers the question for the camera with this error. */
async function refuse(page: Page, name: string): Promise<void> {
  await page.evaluate((error) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', error));
  }, name);
}

async function start(page: Page): Promise<void> {
  await open(page, path);
  await button(page, 'Start the camera').click();
  await expect(page.getByText('640 × 480', { exact: true }).first()).toBeVisible();
}

test('asks for nothing before the button is pressed, and says in its own words what the browser answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      throw new Error('asked too early');
    };
  });
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'The camera is off' })).toBeVisible();
  await expect(page.getByText('Nothing is uploaded')).toBeVisible();
  await expect(page.getByText('Photos and videos appear here')).toBeInViewport();

  await test.step('says what is wrong, and tries again', async () => {
    let next = 'Start the camera';
    for (const [name, title] of [
      ['NotAllowedError', 'Camera access was denied'],
      ['NotFoundError', 'No camera was found'],
      ['NotReadableError', 'The camera is in use'],
      ['OverconstrainedError', 'The camera cannot do that'],
      ['TypeError', 'The camera did not start'],
    ] as const) {
      await refuse(page, name);
      await button(page, next).click();
      await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
      next = 'Try again';
    }
  });

  await test.step('goes on without sound when the microphone is refused', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const ask = MediaDevices.prototype.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (wanted) =>
        wanted?.audio ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : ask(wanted);
    });
    await page.getByRole('switch', { name: 'Record sound' }).check();
    await button(page, 'Try again').click();
    await expect(page.getByText('Microphone access was denied: videos will have no sound.')).toBeVisible();
    await expect(button(page, 'Take a photo')).toBeEnabled();
  });
});

test('says what to do in a browser without cameras', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined });
  });
  await open(page, path);
  await expect(page.getByText('This browser cannot use a camera in a page.')).toBeVisible();
  await expect(button(page, 'Start the camera')).toBeHidden();
});

test('takes photos', async ({ page }) => {
  await start(page);

  await test.step('takes a photo, downloads it, deletes it and brings it back', async () => {
    await page.getByText('More options').click();
    await page.getByRole('radio', { name: 'JPEG' }).check();
    await button(page, 'Take a photo').click();
    await expect(items(page)).toHaveCount(1);
    await expect(items(page)).toContainText('not downloaded yet');
    const [file] = await Promise.all([page.waitForEvent('download'), items(page).getByLabel('Download').click()]);
    expect(file.suggestedFilename()).toMatch(/^photo-\d{4}(-\d\d){5}\.jpg$/);
    expect((await readFile(await file.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    await expect(items(page)).not.toContainText('not downloaded yet');
    await items(page).getByLabel('Delete').click();
    await expect(page.getByText('Photos and videos appear here')).toBeVisible();
    await button(page, 'Undo').click();
    await items(page)
      .getByRole('button', { name: /^Open full size/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('counts down before a photo, and can be stopped', async () => {
    await page.getByRole('radio', { name: '10 seconds' }).check();
    await button(page, 'Take a photo').click();
    await expect(page.getByRole('timer')).toHaveText(/^[1-9]$/);
    await button(page, 'Cancel the timer').click();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('radio', { name: '3 seconds' }).check();
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('Space');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(items(page)).toHaveCount(2);
  });

  await test.step('Reset brings the options back, of an open camera too', async () => {
    await page.getByRole('combobox', { name: 'Resolution' }).selectOption('1280x720');
    await expect(page.getByText('More options · 1 changed')).toBeVisible();
    await page.getByRole('switch', { name: 'Mirror the preview' }).uncheck();
    await reset(page);
    await expect(page.getByRole('combobox', { name: 'Resolution' })).toHaveValue('auto');
    await expect(page.getByRole('radio', { name: 'PNG' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Mirror the preview' })).toBeChecked();
    await expect(page.getByText('640 × 480', { exact: true }).first()).toBeVisible();
  });

  await test.step('says in which format a photo was saved, whichever is chosen later', async () => {
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function toPng(done) {
        toBlob.call(this, done);
      };
    });
    await page.getByRole('radio', { name: 'WebP' }).check();
    await button(page, 'Take a photo').click();
    const note = page.getByText('This browser cannot write WEBP; the photo was saved as PNG.');
    await expect(note).toBeVisible();
    await page.getByRole('radio', { name: 'PNG' }).check();
    await expect(note).toBeVisible();
  });

  // The proof of the two languages takes no photo.
  await speakFrench(page);
  await expect(page.getByRole('button', { name: /^Ouvrir en grand\s: photo-/ }).first()).toBeVisible();
});

test('records videos', async ({ page }) => {
  await start(page);

  await test.step('with their duration, pausing in between', async () => {
    await page.getByText('More options').click();
    await page.getByRole('radio', { name: 'WebM' }).check();
    await button(page, 'Record').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Camera' })).toBeDisabled();
    await expect(timeFrom(page, 2)).toBeVisible();
    await button(page, 'Pause').click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await button(page, 'Resume').click();
    await button(page, 'Stop recording').click();
    await expect(items(page)).toHaveCount(1);
    await expect(items(page)).toContainText(/· (?!0:0[01])\d+:\d\d/);
    await items(page)
      .getByRole('button', { name: /^Open full size/ })
      .click();
    const duration = () =>
      page
        .getByRole('dialog')
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.duration);
    await expect.poll(duration).toBeGreaterThan(1);
    expect(await duration()).toBeLessThan(Infinity);
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([page.waitForEvent('download'), items(page).getByLabel('Download').click()]);
    expect(file.suggestedFilename()).toMatch(/^video-.*\.webm$/);
  });

  await test.step('with sound when told, and shows that the microphone hears', async () => {
    await page.getByRole('radio', { name: 'Auto' }).check();
    await page.getByRole('switch', { name: 'Record sound' }).check();
    await expect(page.getByRole('meter', { name: 'Sound level' })).toBeVisible();
    await page.locator('h1').click();
    await page.keyboard.press('r');
    await expect(timeFrom(page, 1)).toBeVisible();
    await page.keyboard.press('r');
    await expect(items(page)).toHaveCount(2);
  });

  await test.step('mirrored, until the camera is gone, and keeps the gallery', async () => {
    await page.getByRole('switch', { name: 'Record sound' }).uncheck();
    await expect(page.getByRole('meter', { name: 'Sound level' })).toBeHidden();
    await button(page, 'Take a photo').click();
    await expect(items(page)).toHaveCount(3);
    await page.getByRole('switch', { name: 'Save mirrored' }).check();
    await button(page, 'Record').click();
    await expect(timeFrom(page, 1)).toBeVisible();
    await page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream;
      for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
    });
    await expect(page.getByRole('heading', { name: 'The camera was disconnected' })).toBeVisible();
    await expect(items(page)).toHaveCount(4);
    await button(page, 'Try again').click();
    await expect(button(page, 'Take a photo')).toBeVisible();
  });

  await test.step('while a photo is counted down', async () => {
    await page.evaluate(() => {
      const { start: startRecorder } = MediaRecorder.prototype;
      // Each piece renders the page again.
      MediaRecorder.prototype.start = function startOften() {
        startRecorder.call(this, 100);
      };
    });
    await page.getByRole('radio', { name: '3 seconds' }).check();
    await button(page, 'Record').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await button(page, 'Take a photo').click();
    await expect(items(page)).toHaveCount(5);
    await button(page, 'Stop recording').click();
    await expect(items(page)).toHaveCount(6);
  });

  await test.step('without sound when that is switched off before the microphone is allowed', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        await new Promise((allow) => Object.assign(window, { allow, asked: stream.getTracks()[0] }));
        return stream;
      };
    });
    const sound = page.getByRole('switch', { name: 'Record sound' });
    await sound.check();
    await expect.poll(() => page.evaluate(() => 'allow' in window)).toBe(true);
    await expect(page.getByText('Your browser is asking whether this page may use the microphone.')).toBeVisible();
    await expect(button(page, 'Record')).toBeDisabled();
    await sound.uncheck();
    await expect(button(page, 'Record')).toBeEnabled();
    await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
    const stateOfTrack = () => page.evaluate(() => (window as unknown as { asked: MediaStreamTrack }).asked.readyState);
    await expect.poll(stateOfTrack).toBe('ended');
    await expect(page.getByRole('meter', { name: 'Sound level' })).toHaveCount(0);
  });

  await test.step('and says when there is nothing in one', async () => {
    await page.evaluate(() => {
      Object.defineProperty(BlobEvent.prototype, 'data', { get: () => new Blob() });
    });
    await button(page, 'Record').click();
    await button(page, 'Stop recording').click();
    await expect(page.getByText('The browser recorded nothing.')).toBeVisible();
    await expect(items(page)).toHaveCount(6);
  });
});

test('asks before unsaved shots are lost, by Back too, and leaves nothing on', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { tracks: [] as MediaStreamTrack[], urls: new Set<string>() };
    Object.assign(window, { seen });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      seen.tracks.push(...stream.getTracks());
      return stream;
    };
    const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
    URL.createObjectURL = (data) => {
      const url = create(data);
      seen.urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      seen.urls.delete(url);
      revoke(url);
    };
  });
  await start(page);
  await button(page, 'Take a photo').click();
  await expect(items(page)).toHaveCount(1);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera recorder');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  const left = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { tracks: MediaStreamTrack[]; urls: Set<string> } };
      return { live: seen.tracks.filter((track) => track.readyState === 'live').length, urls: seen.urls.size };
    });
  await expect.poll(left).toEqual({ live: 0, urls: 0 });

  await test.step('asks before Back loses a shot', async () => {
    await page.locator('#menu').getByRole('link', { name: 'Camera recorder' }).click();
    await button(page, 'Start the camera').click();
    await expect(page.getByText('640 × 480', { exact: true }).first()).toBeVisible();
    await button(page, 'Take a photo').click();
    await expect(items(page)).toHaveCount(1);
    const [question] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => history.back())]);
    await question.dismiss();
    await expect(page).toHaveURL(/\/camera-recorder$/);
    await expect(items(page)).toHaveCount(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/$/);
  });
});
