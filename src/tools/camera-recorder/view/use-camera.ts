import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { initialState, reduce, type CameraEvent, type CameraState, type Microphone } from '../engine/recorder.ts';
import { isBlocked, listDevices, openCamera, openMicrophone, type Settings } from './devices.ts';

const idle: CameraState = { state: 'idle' };
const never = (): (() => void) => () => undefined;

function support(): 'ok' | 'old-browser' | 'insecure' {
  if (typeof navigator.mediaDevices?.getUserMedia === 'function') return 'ok';
  return isSecureContext ? 'old-browser' : 'insecure';
}

function refusal(error: unknown): { readonly name: string; readonly constraint?: string } {
  if (!(error instanceof Error)) return { name: String(error) };
  const { name, constraint } = error as Error & { readonly constraint?: string };
  return constraint === undefined ? { name } : { name, constraint };
}

export interface Camera {
  readonly state: CameraState;
  readonly stream: MediaStream | undefined;
  readonly sound: MediaStreamTrack | undefined;
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
  /** Opens the camera, or opens it again with other settings. */
  readonly start: (settings: Settings) => Promise<void>;
  readonly stop: () => void;
  readonly setSound: (on: boolean) => Promise<void>;
  readonly send: (event: CameraEvent) => CameraState;
}

/** The camera and the microphone from the question to the last track; nothing stays on when the page is left. */
export function useCamera(): Camera {
  const [state, setState] = useState(idle);
  const [stream, setStream] = useState<MediaStream>();
  const [sound, setSoundTrack] = useState<MediaStreamTrack>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [microphones, setMicrophones] = useState<readonly MediaDeviceInfo[]>([]);
  const current = useRef(idle);
  const tracks = useRef(new Set<MediaStreamTrack>());
  /** Counts the questions: an answer to an older one is for nobody. */
  const question = useRef(0);
  const supported = useSyncExternalStore(never, support, () => 'ok' as const);

  const send = useCallback((event: CameraEvent): CameraState => {
    current.current = reduce(current.current, event);
    setState(current.current);
    return current.current;
  }, []);

  const release = useCallback(() => {
    question.current += 1;
    for (const track of tracks.current) track.stop();
    tracks.current.clear();
    setStream(undefined);
    setSoundTrack(undefined);
  }, []);

  const list = useCallback(async () => {
    setCameras(await listDevices('videoinput'));
    setMicrophones(await listDevices('audioinput'));
  }, []);

  useEffect(() => {
    const devices = navigator.mediaDevices;
    const onChange = (): void => void list();
    devices?.addEventListener?.('devicechange', onChange);
    return () => {
      devices?.removeEventListener?.('devicechange', onChange);
      release();
    };
  }, [list, release]);

  const addSound = useCallback(async (): Promise<Microphone> => {
    const mine = question.current;
    const opened = await openMicrophone();
    if (typeof opened === 'string') return opened;
    if (mine !== question.current) {
      opened.stop();
      return 'off';
    }
    tracks.current.add(opened);
    setSoundTrack(opened);
    return 'on';
  }, []);

  const start = useCallback(
    async (settings: Settings): Promise<void> => {
      release();
      const mine = question.current;
      let asked = send({ type: 'ask' });
      while (asked.state === 'asking') {
        try {
          const opened = await openCamera(settings, asked.anySize);
          for (const track of opened.getTracks()) {
            if (mine !== question.current) track.stop();
            else tracks.current.add(track);
            track.addEventListener('ended', () => {
              if (!tracks.current.has(track)) return;
              release();
              send({ type: 'ended' });
              void list();
            });
          }
          if (mine !== question.current) return;
          const microphone = settings.sound ? await addSound() : 'off';
          if (mine !== question.current) return;
          setStream(opened);
          send({ type: 'opened', microphone });
          void list();
          return;
        } catch (error) {
          const blocked = await isBlocked();
          if (mine !== question.current) return;
          asked = send({ type: 'refused', ...refusal(error), blocked });
        }
      }
    },
    [addSound, list, release, send],
  );

  const setSound = useCallback(
    async (on: boolean): Promise<void> => {
      question.current += 1;
      const mine = question.current;
      for (const track of tracks.current) {
        if (track.kind !== 'audio') continue;
        tracks.current.delete(track);
        track.stop();
      }
      setSoundTrack(undefined);
      if (on) send({ type: 'microphone', microphone: 'asking' });
      const microphone = on ? await addSound() : 'off';
      if (mine !== question.current) return;
      send({ type: 'microphone', microphone });
      void list();
    },
    [addSound, list, send],
  );

  const stop = useCallback(() => {
    release();
    send({ type: 'close' });
  }, [release, send]);

  const shown =
    supported === 'ok' ? state : initialState({ isSecureContext: supported !== 'insecure', hasMediaDevices: false });
  return { state: shown, stream, sound, cameras, microphones, start, stop, setSound, send };
}
