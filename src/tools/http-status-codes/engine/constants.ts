import type { Entry } from './entries.ts';

export interface Constant {
  readonly stack: string;
  readonly constant: string;
}

interface Stack {
  readonly stack: string;
  readonly write: (name: string, code: number) => string;
  readonly join: (words: readonly string[]) => string;
  /** Names that do not follow the rule; null where the stack has none. */
  readonly exceptions: Readonly<Record<number, string | null>>;
}

const upperSnake = (words: readonly string[]): string => words.join('_').toUpperCase();
const pascal = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

const stacks: readonly Stack[] = [
  {
    // http.HTTPStatus, Python 3.9 and later; 3.13 keeps these names beside those of RFC 9110.
    stack: 'Python',
    write: (name) => `HTTPStatus.${name}`,
    join: upperSnake,
    exceptions: {
      306: null,
      413: 'REQUEST_ENTITY_TOO_LARGE',
      414: 'REQUEST_URI_TOO_LONG',
      416: 'REQUESTED_RANGE_NOT_SATISFIABLE',
      422: 'UNPROCESSABLE_ENTITY',
    },
  },
  {
    // net/http
    stack: 'Go',
    write: (name) => `http.Status${name}`,
    join: pascal,
    exceptions: {
      203: 'NonAuthoritativeInfo',
      306: null,
      407: 'ProxyAuthRequired',
      413: 'RequestEntityTooLarge',
      414: 'RequestURITooLong',
      416: 'RequestedRangeNotSatisfiable',
      418: 'Teapot',
      422: 'UnprocessableEntity',
    },
  },
  {
    // org.springframework.http.HttpStatus, Spring 6
    stack: 'Spring',
    write: (name) => `HttpStatus.${name}`,
    join: upperSnake,
    exceptions: {
      306: null,
      413: 'PAYLOAD_TOO_LARGE',
      416: 'REQUESTED_RANGE_NOT_SATISFIABLE',
      418: 'I_AM_A_TEAPOT',
      421: null,
      422: 'UNPROCESSABLE_ENTITY',
    },
  },
  {
    // Microsoft.AspNetCore.Http.StatusCodes; the spelling of 505 is theirs.
    stack: 'ASP.NET Core',
    write: (name, code) => `StatusCodes.Status${code}${name}`,
    join: pascal,
    exceptions: {
      103: null,
      203: 'NonAuthoritative',
      306: 'SwitchProxy',
      413: 'PayloadTooLarge',
      414: 'UriTooLong',
      422: 'UnprocessableEntity',
      425: null,
      505: 'HttpVersionNotsupported',
    },
  },
];

/** What common stacks call a code; a stack without a constant for it is left out, and unofficial codes have none. */
export function constantsOf({ code, name, status }: Entry): Constant[] {
  if (status === 'unofficial') return [];
  const words = name.replaceAll("'", '').match(/[A-Za-z0-9]+/g) ?? [];
  return stacks.flatMap(({ stack, write, join, exceptions }) => {
    const exception = exceptions[code];
    return exception === null ? [] : [{ stack, constant: write(exception ?? join(words), code) }];
  });
}
