import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: {
      name: 'Compute QR code modules',
      sentence: 'Computes the modules of a QR code (ISO/IEC 18004).',
    },
    svg: {
      name: 'QR code as SVG',
      sentence: 'Draws a QR code as an SVG image.',
    },
    png: {
      name: 'QR code as PNG',
      sentence: 'Draws a QR code as a PNG image, written as a data URL.',
    },
    text: {
      name: 'QR code as text',
      sentence: 'Draws a QR code with text characters, for terminals and chats.',
    },
    contrast: {
      name: 'Check QR code contrast',
      sentence: 'Checks whether cameras can distinguish the two colors of a QR code.',
    },
    payload: {
      name: 'Write QR code content',
      sentence: 'Writes the text that makes a phone join a network, save a contact, send a message or call.',
    },
    read: {
      name: 'Read QR code',
      sentence: 'Reads the text of a QR code from raw pixels.',
    },
  },
  fields: {
    text: t('text.label'),
    ecc: { label: t('ecc.label'), hint: t('ecc.hint') },
    mask: { label: t('mask.label'), hint: 'From 0 to 7; -1 chooses the best one.' },
    minVersion: { label: t('minVersion.label'), hint: 'From 1 to 40.' },
    boost: t('boost.label'),
    quietZone: { label: t('quietZone.label'), hint: 'In modules.' },
    moduleSize: { label: t('moduleSize.label'), hint: 'In pixels.' },
    dark: { label: t('dark.label'), hint: 'Any CSS color.' },
    light: { label: t('light.label'), hint: 'Any CSS color.' },
    invert: { label: 'Light on dark', hint: 'For terminals with light text.' },
    kind: t('content.label'),
    ssid: t('ssid.label'),
    password: t('password.label'),
    security: t('security.label'),
    hidden: t('hidden.label'),
    firstName: t('firstName.label'),
    lastName: t('lastName.label'),
    organization: t('organization.label'),
    title: t('title.label'),
    phone: t('phone.label'),
    mobile: t('mobile.label'),
    email: t('email.label'),
    url: t('url.label'),
    street: t('street.label'),
    city: t('city.label'),
    region: t('region.label'),
    postalCode: t('postalCode.label'),
    country: t('country.label'),
    note: t('note.label'),
    to: t('to.label'),
    subject: t('subject.label'),
    body: t('body.label'),
    number: t('number.label'),
    message: t('message.label'),
    latitude: { label: t('latitude.label'), hint: 'In degrees, from -90 to 90.' },
    longitude: { label: t('longitude.label'), hint: 'In degrees, from -180 to 180.' },
    pixels: { label: 'Pixels', hint: 'Four bytes per pixel: red, green, blue, alpha.' },
    width: { label: 'Width', hint: 'In pixels.' },
    height: { label: 'Height', hint: 'In pixels.' },
  },
} satisfies OperationWords<typeof engine>;
