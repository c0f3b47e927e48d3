import { choice, flag, group, list, optional, text } from '#core/field.ts';

const part = optional(text());

export const editFields = {
  url: text(),
  set: group({
    protocol: part,
    hostname: part,
    port: part,
    username: part,
    password: part,
    pathname: part,
    hash: part,
    query: optional(list(group({ key: text(), value: text(''), hasValue: flag(true) }))),
  }),
  querySpace: choice(['plus', 'percent'], 'plus'),
};

export const cleanFields = {
  url: text(),
  removeTracking: flag(true),
  removeParams: list(text(), {}, []),
  sortParams: flag(false),
  removeHash: flag(false),
  removeCredentials: flag(false),
};
