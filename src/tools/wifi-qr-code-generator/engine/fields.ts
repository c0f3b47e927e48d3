import { choice, flag, secret, text, type Input } from '#core/field.ts';

export const securities = ['WPA', 'SAE', 'WEP', 'nopass', 'WPA2-EAP'] as const;
export type Security = (typeof securities)[number];

export const eapMethods = ['PEAP', 'TTLS', 'TLS', 'PWD', 'SIM', 'AKA'] as const;
export const secondMethods = ['none', 'MSCHAPV2', 'MSCHAP', 'GTC', 'PAP'] as const;

export const networkFields = {
  ssid: text(),
  security: choice(securities, 'WPA'),
  password: secret(''),
  hidden: flag(false),
  transitionDisable: flag(false),
  eapMethod: choice(eapMethods, 'PEAP'),
  phase2: choice(secondMethods, 'MSCHAPV2'),
  identity: text(''),
  anonymousIdentity: text(''),
};

export type Network = Input<typeof networkFields>;
