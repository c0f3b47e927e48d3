/** `asking`: the browser's question is open, and nothing is recorded before the answer. */
export type Microphone = 'off' | 'asking' | 'on' | 'denied' | 'missing';
export type Recording = 'none' | 'recording' | 'paused';

/** What the camera's part of the screen shows; every state has its own text and one action. */
export type CameraState =
  | { readonly state: 'unsupported'; readonly reason: 'insecure' | 'old-browser' }
  | { readonly state: 'idle' }
  /** `anySize`: the wanted resolution is left out of the question. */
  | { readonly state: 'asking'; readonly anySize: boolean }
  /** `blocked`: the browser will not ask again until the reader lifts the block. */
  | { readonly state: 'denied'; readonly blocked: boolean }
  | { readonly state: 'no-camera' }
  | { readonly state: 'busy' }
  | { readonly state: 'constraint'; readonly constraint: string }
  /** Any other failure; `name` is that of the browser's error. */
  | { readonly state: 'failed'; readonly name: string }
  | {
      readonly state: 'live';
      readonly microphone: Microphone;
      readonly recording: Recording;
      /** The wanted resolution was refused and another one is in use. */
      readonly sizeIgnored: boolean;
    }
  | { readonly state: 'lost' };

export type CameraEvent =
  | { readonly type: 'ask' }
  | { readonly type: 'opened'; readonly microphone: Microphone }
  | {
      readonly type: 'refused';
      /** The `name` of the `DOMException` that `getUserMedia` rejected with. */
      readonly name: string;
      /** `OverconstrainedError.constraint`. */
      readonly constraint?: string;
      /** `navigator.permissions` says `denied`. */
      readonly blocked?: boolean;
    }
  | { readonly type: 'microphone'; readonly microphone: Microphone }
  | { readonly type: 'record' | 'pause' | 'resume' | 'recorded' }
  /** A track ended without being stopped: unplugged, or taken away by the system. */
  | { readonly type: 'ended' }
  | { readonly type: 'close' };

export interface Environment {
  readonly isSecureContext: boolean;
  readonly hasMediaDevices: boolean;
}

export function initialState({ isSecureContext, hasMediaDevices }: Environment): CameraState {
  if (hasMediaDevices) return { state: 'idle' };
  return { state: 'unsupported', reason: isSecureContext ? 'old-browser' : 'insecure' };
}

type Refusal = Extract<CameraEvent, { type: 'refused' }>;

/** Errors of Media Capture and Streams §10.2 (getUserMedia), and the older names of Chromium and Firefox. */
function refused({ name, constraint = '', blocked = false }: Refusal, anySize: boolean): CameraState {
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return { state: 'denied', blocked };
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return { state: 'no-camera' };
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return { state: 'busy' };
    case 'OverconstrainedError':
    case 'ConstraintNotSatisfiedError':
      return anySize ? { state: 'constraint', constraint } : { state: 'asking', anySize: true };
    default:
      return { state: 'failed', name };
  }
}

const nextRecording: Readonly<Record<string, Readonly<Partial<Record<Recording, Recording>>>>> = {
  record: { none: 'recording' },
  pause: { recording: 'paused' },
  resume: { paused: 'recording' },
  recorded: { recording: 'none', paused: 'none' },
};

/** The next state. An event that means nothing in a state leaves it as it is (the same object). */
export function reduce(current: CameraState, event: CameraEvent): CameraState {
  if (current.state === 'unsupported') return current;
  const live = current.state === 'live';
  switch (event.type) {
    case 'ask':
      return live && current.recording !== 'none' ? current : { state: 'asking', anySize: false };
    case 'opened':
      if (current.state !== 'asking') return current;
      return { state: 'live', microphone: event.microphone, recording: 'none', sizeIgnored: current.anySize };
    case 'refused':
      return current.state === 'asking' ? refused(event, current.anySize) : current;
    case 'microphone':
      return live && current.recording === 'none' ? { ...current, microphone: event.microphone } : current;
    case 'ended':
      return live ? { state: 'lost' } : current;
    case 'close':
      return live || current.state === 'asking' ? { state: 'idle' } : current;
    default: {
      if (live && event.type === 'record' && current.microphone === 'asking') return current;
      const recording = live ? nextRecording[event.type]?.[current.recording] : undefined;
      return live && recording !== undefined ? { ...current, recording } : current;
    }
  }
}
