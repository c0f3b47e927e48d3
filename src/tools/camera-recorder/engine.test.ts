import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { chooseFormat } from './engine.ts';
import { candidates, extensionOf } from './engine/formats.ts';
import {
  formatDuration,
  pauseClock,
  recordedMs,
  resumeClock,
  secondsLeft,
  sizeVerdict,
  startClock,
} from './engine/limits.ts';
import { fileName, uniqueName } from './engine/names.ts';
import { initialState, reduce, type CameraEvent, type CameraState } from './engine/recorder.ts';
import { examples } from './examples.ts';

describe('public examples', () => {
  for (const example of examples) {
    it(JSON.stringify(example.input), async () => {
      expect(mismatch(example, await execute(chooseFormat, example.input as never))).toBeUndefined();
    });
  }
});

describe('choose-format', () => {
  it('lists the candidates in the stated order', () => {
    const mp4 = [
      'video/mp4;codecs=avc1.64003E,mp4a.40.2',
      'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
      'video/mp4;codecs=avc1.64003E,opus',
      'video/mp4',
    ];
    const webm = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'];
    expect(candidates(true)).toEqual([...mp4, ...webm]);
    expect(candidates(true, 'mp4')).toEqual([...mp4, ...webm]);
    expect(candidates(true, 'webm')).toEqual([...webm, ...mp4]);
    expect(candidates(false)).toEqual([
      'video/mp4;codecs=avc1.64003E',
      'video/mp4;codecs=avc1.42E01E',
      'video/mp4',
      'video/webm;codecs=vp9',
      'video/webm;codecs=vp8',
      'video/webm',
    ]);
  });

  it('matches exactly, not by prefix or case', async () => {
    const supported = ['VIDEO/MP4', 'video/mp4; codecs=avc1.64003E,mp4a.40.2', 'video/webm;codecs=vp8'];
    expect(await execute(chooseFormat, { supported })).toEqual({ ok: true, value: null });
    expect(await execute(chooseFormat, { supported, audio: false })).toEqual({
      ok: true,
      value: { mimeType: 'video/webm;codecs=vp8', extension: 'webm' },
    });
    expect(await execute(chooseFormat, { supported: [] })).toEqual({ ok: true, value: null });
  });
});

describe('file names', () => {
  const at = new Date(2026, 0, 2, 3, 4, 5);

  it('carry local time and the real type', () => {
    expect(fileName('photo', at, 'image/png')).toBe('photo-2026-01-02-03-04-05.png');
    expect(fileName('video', at, 'video/webm;codecs=vp8,opus')).toBe('video-2026-01-02-03-04-05.webm');
  });

  it.each([
    ['video/mp4; codecs="avc1.64003E"', 'mp4'],
    ['video/x-matroska;codecs=avc1', 'mkv'],
    ['image/jpeg', 'jpg'],
    ['IMAGE/WEBP', 'webp'],
    ['', 'bin'],
    ['constructor', 'bin'],
  ])('%s has the extension %s', (mimeType, extension) => {
    expect(extensionOf(mimeType)).toBe(extension);
  });

  it('are unique within one second', () => {
    expect(uniqueName('a.png', [])).toBe('a.png');
    expect(uniqueName('a.png', ['a.png', 'a-2.png'])).toBe('a-3.png');
  });
});

describe('limits', () => {
  it.each([
    [499_999_999, 'fine'],
    [500_000_000, 'large'],
    [1_999_999_999, 'large'],
    [2_000_000_000, 'full'],
  ])('%d bytes are %s', (bytes, verdict) => {
    expect(sizeVerdict(bytes)).toBe(verdict);
  });

  it('foresees the end', () => {
    expect(secondsLeft(0, 1000)).toBeNull();
    expect(secondsLeft(500_000_000, 60_000)).toBe(180);
    expect(secondsLeft(3_000_000_000, 60_000)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [9_999, '0:09'],
    [61_000, '1:01'],
    [600_000, '10:00'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
  ])('%d ms are %s', (milliseconds, expected) => {
    expect(formatDuration(milliseconds)).toBe(expected);
  });

  it('does not count pauses', () => {
    const paused = pauseClock(startClock(100), 1100);
    expect(recordedMs(paused, 9000)).toBe(1000);
    expect(pauseClock(paused, 9500)).toEqual(paused);
    const resumed = resumeClock(paused, 10_000);
    expect(resumeClock(resumed, 10_500)).toBe(resumed);
    expect(recordedMs(resumed, 10_250)).toBe(1250);
  });
});

describe('the camera', () => {
  const idle: CameraState = { state: 'idle' };
  const run = (from: CameraState, ...events: CameraEvent[]): CameraState => events.reduce(reduce, from);
  const ask: CameraEvent = { type: 'ask' };
  const opened: CameraEvent = { type: 'opened', microphone: 'off' };
  const live = run(idle, ask, opened);

  it('is unsupported for the right reason, and stays so', () => {
    const without = { hasMediaDevices: false };
    const insecure = initialState({ isSecureContext: false, ...without });
    expect(insecure).toEqual({ state: 'unsupported', reason: 'insecure' });
    expect(run(insecure, ask, opened)).toBe(insecure);
    expect(initialState({ isSecureContext: true, ...without })).toEqual({
      state: 'unsupported',
      reason: 'old-browser',
    });
    expect(initialState({ isSecureContext: true, hasMediaDevices: true })).toEqual(idle);
  });

  it('goes live only after it was asked', () => {
    expect(reduce(idle, opened)).toBe(idle);
    expect(run(idle, ask)).toEqual({ state: 'asking', anySize: false });
    expect(live).toEqual({ state: 'live', microphone: 'off', recording: 'none', sizeIgnored: false });
    expect(run(live, { type: 'close' })).toEqual(idle);
  });

  it.each([
    ['NotAllowedError', { state: 'denied', blocked: false }],
    ['SecurityError', { state: 'denied', blocked: false }],
    ['NotFoundError', { state: 'no-camera' }],
    ['NotReadableError', { state: 'busy' }],
    ['AbortError', { state: 'busy' }],
    ['TypeError', { state: 'failed', name: 'TypeError' }],
  ])('%s has its own state, from which it can be asked again', (name, expected) => {
    const state = run(idle, ask, { type: 'refused', name });
    expect(state).toEqual(expected);
    expect(reduce(state, ask)).toEqual({ state: 'asking', anySize: false });
  });

  it('tells a lasting block from a refusal', () => {
    expect(run(idle, ask, { type: 'refused', name: 'NotAllowedError', blocked: true })).toEqual({
      state: 'denied',
      blocked: true,
    });
  });

  it('tries once more without a size, then says so', () => {
    const refused: CameraEvent = { type: 'refused', name: 'OverconstrainedError', constraint: 'width' };
    const again = run(idle, ask, refused);
    expect(again).toEqual({ state: 'asking', anySize: true });
    expect(reduce(again, opened)).toMatchObject({ state: 'live', sizeIgnored: true });
    expect(reduce(again, refused)).toEqual({ state: 'constraint', constraint: 'width' });
  });

  it('goes on without sound when the microphone is denied', () => {
    expect(run(idle, ask, { type: 'opened', microphone: 'denied' })).toMatchObject({ microphone: 'denied' });
    expect(reduce(live, { type: 'microphone', microphone: 'on' })).toMatchObject({ microphone: 'on' });
  });

  it('records only once the question for the microphone is answered', () => {
    const asking = reduce(live, { type: 'microphone', microphone: 'asking' });
    expect(reduce(asking, { type: 'record' })).toBe(asking);
    const silent = run(asking, { type: 'microphone', microphone: 'denied' }, { type: 'record' });
    expect(silent).toMatchObject({ microphone: 'denied', recording: 'recording' });
  });

  it('records, pauses and resumes in that order only', () => {
    const of = (...types: ('record' | 'pause' | 'resume' | 'recorded')[]) =>
      run(live, ...types.map((type) => ({ type })));
    expect(of('pause')).toBe(live);
    expect(of('record')).toMatchObject({ recording: 'recording' });
    expect(of('record', 'pause')).toMatchObject({ recording: 'paused' });
    expect(of('record', 'pause', 'resume')).toMatchObject({ recording: 'recording' });
    expect(of('record', 'pause', 'recorded')).toEqual(live);
    expect(reduce(idle, { type: 'record' })).toBe(idle);
  });

  it('locks the devices while it records', () => {
    const recording = reduce(live, { type: 'record' });
    expect(reduce(recording, ask)).toBe(recording);
    expect(reduce(recording, { type: 'microphone', microphone: 'on' })).toBe(recording);
  });

  it('is lost when the device goes away, and can be found again', () => {
    const lost = run(live, { type: 'record' }, { type: 'ended' });
    expect(lost).toEqual({ state: 'lost' });
    expect(run(lost, ask, opened)).toEqual(live);
    expect(reduce(idle, { type: 'ended' })).toBe(idle);
  });
});
