import type { Example } from '#core/example.ts';

const row = (text: string, value: string, options: object = {}): Example => ({
  op: 'slugify',
  input: { text, ...options },
  value,
});

export const examples: readonly Example[] = [
  row('Déjà Vu!', 'deja-vu'),
  row("Foo & Bar: it's 50% off", 'foo-and-bar-its-50-percent-off'),
  row('Привет мир', 'privet-mir'),
  row('你好世界', 'ni-hao-shi-jie'),
  row('iPhone手机 15', 'iphone-shou-ji-15'),
  row('Über Straße', 'ueber-strasse', { locale: 'de' }),
  row('Über Straße', 'über-straße', { locale: 'de', mode: 'unicode' }),
  row('Київ і Харків', 'kyiv-i-kharkiv', { locale: 'uk' }),
  row('Été à la plage.JPEG', 'ete-a-la-plage.jpeg', { keepExtension: true }),
  row('a title\na title', 'a-title\na-title-2', { unique: true }),
  row('the quick brown fox', 'the-quick', { maxLength: 12 }),
];
