import type { Message } from '../../service-worker/message.ts';
import type { Shared } from '../../service-worker/shared.ts';

/** How long to wait for an older worker, which does not know the message, in milliseconds. */
const patience = 5000;

/** Takes the content that the service worker stores under an id and then deletes; undefined if there is none. */
export function takeShared(id: string): Promise<Shared | undefined> {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  const message: Message = { type: 'TAKE_SHARED', id };
  return new Promise<Shared | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Shared | undefined>) => resolve(data);
    worker.postMessage(message, [port2]);
    setTimeout(resolve, patience, undefined);
  }).finally(() => port1.close());
}
