import { useDevice } from './device.ts';

/** Exists only in Chromium; there is no standard for it (WICG, manifest-incubations). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Offers to install the site where the browser does. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    useDevice.setState({ install: () => void event.prompt() });
  });
  addEventListener('appinstalled', () => useDevice.setState({ install: undefined }));
}
