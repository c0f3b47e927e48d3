import { parentPort, type TransferListItem } from 'node:worker_threads';
import { answerRequests } from '#run/answer.ts';
import { pack, unpack, type Packed } from '#run/crossing.ts';
import { openFile } from './files.ts';

/* The thread of Node that `src/run/thread.ts` starts. */

process.removeAllListeners('warning');

parentPort?.on(
  'message',
  answerRequests({
    send: (message, transfer) => parentPort?.postMessage(message, transfer as TransferListItem[]),
    unpack: (input) => unpack(input as Packed, openFile),
    pack,
  }),
);
