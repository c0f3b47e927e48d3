import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    payload: {
      name: 'Write Wi-Fi payload',
      sentence: 'Writes the text that makes a phone join a Wi-Fi network.',
    },
    read: {
      name: 'Read Wi-Fi payload',
      sentence: 'Reads the network from the text of a Wi-Fi code.',
    },
    code: {
      name: 'Draw Wi-Fi code',
      sentence: 'Computes the modules of the QR code for a Wi-Fi network.',
    },
    readPicture: {
      name: 'Read code from picture',
      sentence: 'Finds the QR code in a picture and reads its text.',
    },
  },
  fields: {
    ssid: t('ssid.label'),
    security: t('security.label'),
    password: t('password.label'),
    hidden: t('hidden.label'),
    transitionDisable: t('transitionDisable.label'),
    eapMethod: t('eapMethod.label'),
    phase2: t('phase2.label'),
    identity: t('identity.label'),
    anonymousIdentity: t('anonymousIdentity.label'),
    ecc: t('ecc.label'),
    payload: t('payload.label'),
    pixels: { label: 'Pixels', hint: 'Red, green, blue and alpha, one byte each, row by row.' },
    width: { label: 'Width', hint: 'In pixels.' },
    height: { label: 'Height', hint: 'In pixels.' },
  },
} satisfies OperationWords<typeof engine>;
