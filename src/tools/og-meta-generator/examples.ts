import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'generate',
    input: {
      basic: false,
      type: 'music.album',
      title: 'X',
      details: {
        songs: [{ url: 'https://s/1', disc: 1, track: 2 }, { url: 'https://s/2' }],
        musicians: ['https://m/1'],
        releaseDate: '2024-05-01',
      },
    },
    value: [
      '<meta property="og:type" content="music.album">',
      '<meta property="og:title" content="X">',
      '<meta property="music:song" content="https://s/1">',
      '<meta property="music:song:disc" content="1">',
      '<meta property="music:song:track" content="2">',
      '<meta property="music:song" content="https://s/2">',
      '<meta property="music:musician" content="https://m/1">',
      '<meta property="music:release_date" content="2024-05-01">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join('\n'),
  },
  {
    op: 'generate',
    input: { title: 'Tom & "Jerry" <3', twitter: { site: 'toolcrib' }, comments: true },
    value: [
      '<!-- Page -->',
      '<title>Tom &amp; &quot;Jerry&quot; &lt;3</title>',
      '<!-- Open Graph -->',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Tom &amp; &quot;Jerry&quot; &lt;3">',
      '<!-- Twitter -->',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:site" content="@toolcrib">',
    ].join('\n'),
  },
  {
    op: 'tags',
    input: {},
    value: [
      { attribute: 'property', name: 'og:type', content: 'website' },
      { attribute: 'name', name: 'twitter:card', content: 'summary_large_image' },
    ],
  },
  {
    op: 'extract',
    input: {
      html: '<title>Hé &amp; co</title><meta property="og:image" content="/a.png"><meta property="og:image:width" content="10">',
    },
    value: { title: 'Hé & co', images: [{ url: '/a.png', width: 10 }] },
  },
  { op: 'extract', input: { html: 'text' }, value: {} },
  {
    op: 'check',
    input: { title: 'A' },
    value: [
      { code: 'missing-description', field: 'description', severity: 'warning' },
      { code: 'missing-url', field: 'url', severity: 'warning' },
      { code: 'missing-image', field: 'images', severity: 'warning' },
    ],
  },
];
