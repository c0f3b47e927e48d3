import { choice, text, type Input } from '#core/field.ts';
import { contains, describe, exclude, format, merge, relate, split } from '../engine.ts';

export const tabs = ['facts', 'compare', 'look-up', 'merge', 'exclude', 'split'] as const;

export const fields = {
  ...describe.input,
  ...relate.input,
  ...contains.input,
  ...merge.input,
  ...exclude.input,
  ...split.input,
  ...format.input,
  offset: text('0'),
  tab: choice(tabs, 'facts'),
};

export const initial = {
  network: '2001:db8:85a3::8a2e:370:7334/56',
  a: '10.0.0.0/16',
  b: '10.0.128.0 - 10.1.15.255',
  networks:
    '10.0.0.0/25\n10.0.0.128/25\n10.0.1.0 - 10.0.1.255\n10.0.0.64/26  # inside the first\n2001:db8::/48\n2001:db8:1::/48\n',
  addresses: '10.0.0.70\n10.0.1.0/28\n2001:db8:1::1\n192.0.2.1\n',
  remove: '10.0.0.0/26\n2001:db8:1::/48\n',
  prefix: 64,
};

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}
