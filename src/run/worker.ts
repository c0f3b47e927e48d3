import { answerRequests } from './answer.ts';
import type { Request } from './protocol.ts';

const answer = answerRequests({ send: (message, transfer) => globalThis.postMessage(message, { transfer }) });
globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => answer(data));
