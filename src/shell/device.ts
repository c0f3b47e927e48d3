import { create } from 'zustand';

/** What the files that are not on the device yet would cost on the line, and the way to have them. */
export interface OfflineOffer {
  readonly bytes: number;
  readonly accept: () => void;
}

interface Device {
  /** Whether every file of the site is stored on the device, or on its way because somebody asked; or an offer to do that. */
  readonly offline: 'unknown' | 'ready' | 'keeping' | OfflineOffer;
  /** Asks the browser to install the site, where it offers that. */
  readonly install: (() => void) | undefined;
}

/** Facts that the browser reports after the page was opened. */
export const useDevice = create<Device>(() => ({ offline: 'unknown', install: undefined }));
