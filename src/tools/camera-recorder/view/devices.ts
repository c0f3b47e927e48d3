import { storageOf } from '#ui/hooks/storage.ts';

const key = 'toolcrib:camera-recorder';

/** The devices chosen last, by `deviceId`; empty: the browser's own choice. Never in a link. */
export interface Chosen {
  readonly camera: string;
  readonly microphone: string;
}

export function chosenDevices(): Chosen {
  try {
    const { camera, microphone } = JSON.parse(storageOf('localStorage')?.getItem(key) ?? '{}') as Partial<Chosen>;
    return {
      camera: typeof camera === 'string' ? camera : '',
      microphone: typeof microphone === 'string' ? microphone : '',
    };
  } catch {
    return { camera: '', microphone: '' };
  }
}

export function rememberDevices(chosen: Chosen): void {
  try {
    storageOf('localStorage')?.setItem(key, JSON.stringify(chosen));
  } catch {
    // Blocked or full: they are asked for again next time.
  }
}

/** Cameras or microphones; they have names only once one of them may be used. */
export async function listDevices(kind: 'videoinput' | 'audioinput'): Promise<MediaDeviceInfo[]> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    return all.filter((device) => device.kind === kind && device.deviceId !== '');
  } catch {
    return [];
  }
}

/** Will the browser refuse without asking? */
export async function isBlocked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'denied';
  } catch {
    // Browsers that do not know the permission's name throw.
    return false;
  }
}

export interface Settings {
  readonly sound: boolean;
  /** `auto` or `width×height`, such as `1280x720`. */
  readonly resolution: string;
}

const preferred = (deviceId: string) => (deviceId === '' ? {} : { deviceId: { ideal: deviceId } });

/** The camera alone, in the wanted size unless any is good enough. */
export function openCamera({ resolution }: Settings, anySize: boolean): Promise<MediaStream> {
  const [width, height] = resolution.split('x').map(Number);
  const size = anySize || !width || !height ? {} : { width: { ideal: width }, height: { ideal: height } };
  return navigator.mediaDevices.getUserMedia({ video: { ...preferred(chosenDevices().camera), ...size } });
}

/** The microphone's track, or why there is none. */
export async function openMicrophone(): Promise<MediaStreamTrack | 'denied' | 'missing'> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: preferred(chosenDevices().microphone) });
    return stream.getAudioTracks()[0] ?? 'missing';
  } catch (error) {
    return error instanceof DOMException && /NotAllowed|Security/.test(error.name) ? 'denied' : 'missing';
  }
}
