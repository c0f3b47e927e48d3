export interface Provider {
  readonly id: string;
  readonly has: (domain: string) => boolean;
  /** What begins a tag. */
  readonly sign: '+' | '-';
  /** How a local part is written without the marks that the provider ignores. */
  readonly unmarked?: (local: string) => string;
  /** The domain that its other ones lead to. */
  readonly main?: string;
}

const oneOf = (domains: string) => {
  const all = new Set(domains.split(' '));
  return (domain: string): boolean => all.has(domain);
};

/** `outlook.fr`, `yahoo.co.uk`: a top-level domain of two or three letters, or two such. */
const national = (names: string): RegExp => new RegExp(`^(?:${names})\\.[a-z]{2,3}(?:\\.[a-z]{2,3})?$`);

const outlook = national('outlook|hotmail|live');
const otherMicrosoft = oneOf('msn.com passport.com windowslive.com');
const yahoo = national('yahoo');
const otherYahoo = oneOf('ymail.com rocketmail.com myyahoo.com');

/** What providers say of their addresses in their help pages. */
export const providers: readonly Provider[] = [
  {
    id: 'google',
    has: oneOf('gmail.com googlemail.com'),
    sign: '+',
    unmarked: (local) => local.replaceAll('.', ''),
    main: 'gmail.com',
  },
  { id: 'microsoft', has: (domain) => outlook.test(domain) || otherMicrosoft(domain), sign: '+' },
  { id: 'yahoo', has: (domain) => yahoo.test(domain) || otherYahoo(domain), sign: '-' },
  { id: 'apple', has: oneOf('icloud.com me.com mac.com'), sign: '+', main: 'icloud.com' },
  { id: 'fastmail', has: (domain) => /^(?:[^.]+\.)?fastmail\.(?:com|fm)$/.test(domain), sign: '+' },
  {
    id: 'proton',
    has: oneOf('proton.me protonmail.com protonmail.ch pm.me'),
    sign: '+',
    unmarked: (local) => local.replace(/[._-]/g, ''),
    main: 'proton.me',
  },
  {
    id: 'yandex',
    has: oneOf('yandex.ru yandex.com yandex.by yandex.kz yandex.ua yandex.com.tr ya.ru'),
    sign: '+',
    unmarked: (local) => local.replaceAll('.', '-'),
    main: 'yandex.ru',
  },
  { id: 'mailru', has: oneOf('mail.ru inbox.ru list.ru bk.ru internet.ru'), sign: '+' },
  { id: 'zoho', has: oneOf('zoho.com zohomail.com'), sign: '+' },
  { id: 'mailbox', has: oneOf('mailbox.org'), sign: '+' },
  { id: 'hey', has: oneOf('hey.com'), sign: '+' },
  { id: 'posteo', has: oneOf('posteo.de posteo.net'), sign: '+' },
];

const known = new Map<string, Provider | undefined>();
const mostKnown = 10_000;

export function providerOf(domain: string): Provider | undefined {
  if (known.has(domain)) return known.get(domain);
  const found = providers.find(({ has }) => has(domain));
  if (known.size < mostKnown) known.set(domain, found);
  return found;
}

/** `tag@user.fastmail.com` is `user@fastmail.com` with that tag. */
export function fastmailUser(domain: string): { readonly user: string; readonly domain: string } | undefined {
  const [, user, main] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain) ?? [];
  return user === undefined || main === undefined ? undefined : { user, domain: main };
}
