import type { ReadyPipe } from './ready-pipe.ts';

export const readyPipes: readonly ReadyPipe[] = [
  {
    id: 'jwt-payload-as-yaml',
    en: 'JWT payload as YAML',
    fr: 'Contenu d’un JWT en YAML',
    steps: [
      {
        op: 'jwt-parser/decode',
        input: {},
        pick: '/payloadText',
      },
      {
        op: 'json-to-yaml-converter/convert',
        input: {},
      },
    ],
    sample:
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    result: 'iss: joe\nexp: 1300819380\nhttp://example.com/is_root: true\n',
  },
  {
    id: 'jwt-payload-as-json',
    en: 'JWT payload, formatted',
    fr: 'Contenu d’un JWT, mis en forme',
    steps: [
      {
        op: 'jwt-parser/decode',
        input: {},
        pick: '/payloadText',
      },
      {
        op: 'json-prettify/format',
        input: {},
      },
    ],
    sample:
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    result: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
  },
  {
    id: 'base64-json',
    en: 'Unwrap Base64 and format JSON',
    fr: 'Décoder du Base64 et mettre en forme le JSON',
    steps: [
      {
        op: 'base64-string-converter/decode',
        input: {},
      },
      {
        op: 'json-prettify/format',
        input: {},
      },
    ],
    sample: 'eyJ1c2VyIjp7ImlkIjo0Miwicm9sZXMiOlsiYWRtaW4iLCJkZXYiXX19',
    result: '{\n  "user": {\n    "id": 42,\n    "roles": [\n      "admin",\n      "dev"\n    ]\n  }\n}',
  },
  {
    id: 'url-encoded-json',
    en: 'Decode a URL value and format JSON',
    fr: 'Décoder une valeur d’URL et mettre en forme le JSON',
    steps: [
      {
        op: 'url-encoder/decode',
        input: {},
      },
      {
        op: 'json-prettify/format',
        input: {},
      },
    ],
    sample: '%7B%22page%22%3A2%2C%22filter%22%3A%22a%26b%22%7D',
    result: '{\n  "page": 2,\n  "filter": "a&b"\n}',
  },
  {
    id: 'json-in-json',
    en: 'JSON inside a JSON string',
    fr: 'JSON dans une chaîne JSON',
    steps: [
      {
        op: 'json-prettify/unwrap',
        input: {},
      },
      {
        op: 'json-prettify/format',
        input: {},
      },
    ],
    sample: '"{\\"event\\":\\"login\\",\\"ok\\":true}"',
    result: '{\n  "event": "login",\n  "ok": true\n}',
  },
  {
    id: 'json-as-string',
    en: 'JSON as a string for code',
    fr: 'JSON en chaîne pour du code',
    steps: [
      {
        op: 'json-minify/minify',
        input: {
          as: 'json-string',
        },
      },
    ],
    sample: '{\n  "event": "login",\n  "ok": true\n}',
    result: '"{\\"event\\":\\"login\\",\\"ok\\":true}"',
  },
  {
    id: 'saml-response',
    en: 'SAML response, readable',
    fr: 'Réponse SAML lisible',
    steps: [
      {
        op: 'url-encoder/decode',
        input: {},
      },
      {
        op: 'base64-string-converter/decode',
        input: {},
      },
      {
        op: 'xml-formatter/format',
        input: {},
      },
    ],
    sample:
      'PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoyLjA6cHJvdG9jb2wiPjxzYW1scDpTdGF0dXM%2BPHNhbWxwOlN0YXR1c0NvZGUgVmFsdWU9InVybjpvYXNpczpuYW1lczp0YzpTQU1MOjIuMDpzdGF0dXM6U3VjY2VzcyIvPjwvc2FtbHA6U3RhdHVzPjwvc2FtbHA6UmVzcG9uc2U%2B',
    result:
      '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">\n  <samlp:Status>\n    <samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>\n  </samlp:Status>\n</samlp:Response>',
  },
  {
    id: 'times-as-utc',
    en: 'Times as UTC',
    fr: 'Instants en UTC',
    steps: [
      {
        op: 'date-converter/convert',
        input: {},
        pick: '/values/iso8601Utc',
      },
    ],
    items: 'lines',
    sample: '1700000000\n2024-02-29T13:00:00+01:00\nTue, 14 Nov 2023 22:13:20 GMT\n',
    result: '2023-11-14T22:13:20Z\n2024-02-29T12:00:00Z\n2023-11-14T22:13:20Z\n',
  },
  {
    id: 'hosts-quoted',
    en: 'Hosts: sorted, unique, quoted',
    fr: 'Hôtes : triés, sans doublon, entre guillemets',
    steps: [
      {
        op: 'list-converter/convert',
        input: {
          removeDuplicates: true,
          sort: 'asc',
          itemPrefix: '"',
          itemSuffix: '"',
        },
      },
    ],
    sample: 'web2.example.com\nweb1.example.com\nweb2.example.com\ndb.example.com',
    result: '"db.example.com", "web1.example.com", "web2.example.com"',
  },
  {
    id: 'ids-for-sql',
    en: 'Numeric IDs for an SQL IN list',
    fr: 'Identifiants numériques pour une liste IN en SQL',
    steps: [
      {
        op: 'list-converter/convert',
        input: {
          removeDuplicates: true,
          sort: 'asc',
          listPrefix: '(',
          listSuffix: ')',
        },
      },
    ],
    sample: '42\n7\n42\n1001',
    result: '(7, 42, 1001)',
  },
  {
    id: 'addresses-as-networks',
    en: 'IPv4 addresses as networks',
    fr: 'Adresses IPv4 en réseaux',
    steps: [
      {
        op: 'ipv4-range-expander/aggregate',
        input: {},
      },
    ],
    sample: '10.0.0.0\n10.0.0.1\n10.0.0.2\n10.0.0.3\n192.168.1.0/25\n192.168.1.128/25',
    result: ['10.0.0.0/30', '192.168.1.0/24'],
  },
  {
    id: 'yaml-minified',
    en: 'YAML as compact JSON',
    fr: 'YAML en JSON compact',
    steps: [
      {
        op: 'yaml-to-json-converter/convert',
        input: {},
      },
      {
        op: 'json-minify/minify',
        input: {},
      },
    ],
    sample: 'server:\n  host: localhost # local\n  ports: [80, 443]\n',
    result: '{"server":{"host":"localhost","ports":[80,443]}}',
  },
  {
    id: 'yaml-as-csv',
    en: 'YAML list as CSV',
    fr: 'Liste YAML en CSV',
    steps: [
      {
        op: 'yaml-to-json-converter/convert',
        input: {},
      },
      {
        op: 'json-to-csv/convert',
        input: {
          eol: '\n',
        },
      },
    ],
    sample: '- name: Ada\n  year: 1815\n- name: Alan\n  year: 1912\n',
    result: 'name,year\nAda,1815\nAlan,1912',
  },
  {
    id: 'toml-sorted',
    en: 'TOML as sorted YAML',
    fr: 'TOML en YAML trié',
    steps: [
      {
        op: 'toml-to-yaml/convert',
        input: {
          sortKeys: true,
        },
      },
    ],
    sample: '[tool]\nversion = "1.2.0"\nname = "demo"\n',
    result: 'tool:\n  name: demo\n  version: 1.2.0\n',
  },
  {
    id: 'docker-as-json',
    en: 'docker run as JSON',
    fr: 'docker run en JSON',
    steps: [
      {
        op: 'docker-run-to-docker-compose-converter/convert',
        input: {},
        pick: '/yaml',
      },
      {
        op: 'yaml-to-json-converter/convert',
        input: {},
      },
    ],
    sample: 'docker run -d --name web -p 8080:80 nginx:1.27',
    result:
      '{\n  "services": {\n    "web": {\n      "image": "nginx:1.27",\n      "container_name": "web",\n      "ports": [\n        "8080:80"\n      ]\n    }\n  }\n}',
  },
  {
    id: 'secrets-masked',
    en: 'Secrets in a log, masked',
    fr: 'Secrets de logs, masqués',
    steps: [
      {
        op: 'data-masker/mask-text',
        input: {
          format: 'text',
          kinds: [
            'private-key',
            'url-credentials',
            'jwt',
            'token',
            'auth-header',
            'secret-value',
            'card',
            'iban',
            'email',
          ],
        },
      },
    ],
    sample:
      'user=ada@corp.example password=hunter2 token=ghp_abcdefghijklmnopqrstuvwxyz0123456789\nGET /health 200 10.0.0.1\n',
    result: 'user=[EMAIL-1] password=[SECRET-VALUE-1] token=[TOKEN-GITHUB-1]\nGET /health 200 10.0.0.1\n',
  },
  {
    id: 'titles-as-slugs',
    en: 'Titles as slugs',
    fr: 'Titres en slugs',
    steps: [
      {
        op: 'slugify-string/slugify',
        input: {},
      },
    ],
    items: 'lines',
    sample: 'Crème brûlée & coffee\nHello, World!\n',
    result: 'creme-brulee-and-coffee\nhello-world\n',
  },
  {
    id: 'names-as-constants',
    en: 'Names as constants',
    fr: 'Noms en constantes',
    steps: [
      {
        op: 'case-converter/convert',
        input: {
          style: 'constant',
        },
      },
    ],
    items: 'lines',
    sample: 'userName\nmax retry-count\n',
    result: 'USER_NAME\nMAX_RETRY_COUNT\n',
  },
  {
    id: 'lines-hashed',
    en: 'SHA-256 of every line',
    fr: 'SHA-256 de chaque ligne',
    steps: [
      {
        op: 'hash-text/hash',
        input: {
          algorithms: ['sha256'],
        },
        pick: '/sha256',
      },
    ],
    items: 'lines',
    sample: 'ada@example.com\nalan@example.com\n',
    result:
      'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72\n61356ceff7537431960452071a97f980415f71b0ce1ab92da45f5b5a41277d26\n',
  },
  {
    id: 'hash-as-base64',
    en: 'SHA-256 as Base64',
    fr: 'SHA-256 en Base64',
    steps: [
      {
        op: 'hash-text/hash',
        input: {
          algorithms: ['sha256'],
        },
        pick: '/sha256',
      },
      {
        op: 'base64-string-converter/encode',
        input: {
          charset: 'hex',
        },
      },
    ],
    sample: 'alert(1)\n',
    result: 'MaeD7tQk/YNyd6Pm9J12ROmv0Z93QwNN4VH7v3gI+RI=',
  },
  {
    id: 'html-as-text',
    en: 'Escaped HTML as text',
    fr: 'HTML échappé en texte',
    steps: [
      {
        op: 'html-entities/decode',
        input: {},
      },
      {
        op: 'html-wysiwyg-editor/to-text',
        input: {},
      },
    ],
    sample: '&lt;p&gt;Terms &amp;amp; conditions&lt;/p&gt;',
    result: 'Terms & conditions',
  },
  {
    id: 'phones-as-e164',
    en: 'Phone numbers in E.164',
    fr: 'Numéros de téléphone en E.164',
    steps: [
      {
        op: 'phone-parser-and-formatter/parse',
        input: {},
        pick: '/e164',
      },
    ],
    items: 'lines',
    sample: '+33 1 23 45 67 89\n+1 (202) 456-1111\n',
    result: '+33123456789\n+12024561111\n',
  },
  {
    id: 'uuids-as-times',
    en: 'UUID version 7 as times',
    fr: 'UUID version 7 en instants',
    steps: [
      {
        op: 'uuid-generator/parse',
        input: {},
        pick: '/uuid',
      },
      {
        op: 'date-converter/convert',
        input: {},
        pick: '/values/iso8601Utc',
      },
    ],
    items: 'lines',
    sample: '01890a5d-ac96-774b-bcce-b302099a8057\n',
    result: '2023-06-30T03:34:18.518Z\n',
  },
  {
    id: 'colors-as-oklch',
    en: 'Colors as OKLCH',
    fr: 'Couleurs en OKLCH',
    steps: [
      {
        op: 'color-converter/convert',
        input: {},
        pick: '/values/oklch',
      },
    ],
    items: 'lines',
    sample: 'tomato\n#663399\nrgb(255 136 0)\n',
    result: 'oklch(0.6962 0.1955 32.32)\noklch(0.4403 0.1603 303.37)\noklch(0.7442 0.1812 56.46)\n',
  },
  {
    id: 'csv-filtered-sql',
    en: 'CSV → filtered rows → SQL',
    fr: 'CSV → lignes filtrées → SQL',
    steps: [
      { op: 'csv-to-json/convert', input: {} },
      { op: 'json-query/extract', input: { language: 'jmespath', expression: '[?age > `30`]' } },
      { op: 'json-to-csv/convert', input: {} },
      { op: 'csv-to-json/convert', input: { to: 'sql', tableName: 'people' } },
    ],
    sample: 'name,city,age\nAda,Paris,36\nBob,Lyon,25\nEve,Nice,41\n',
    result: `INSERT INTO "people" ("name", "city", "age") VALUES\n  ('Ada', 'Paris', 36),\n  ('Eve', 'Nice', 41);`,
  },
  {
    id: 'har-masked',
    en: 'HAR without secrets and personal data',
    fr: 'HAR sans secrets ni données personnelles',
    steps: [{ op: 'data-masker/mask-text', input: { format: 'har' } }],
    sample:
      '{"log":{"version":"1.2","entries":[{"request":{"url":"https://example.com/?code=abc","cookies":[{"name":"sid","value":"42"}]}}]}}',
    result:
      '{"log":{"version":"1.2","entries":[{"request":{"url":"https://example.com/?code=[SECRET-VALUE-1]","cookies":[{"name":"sid","value":"[AUTH-HEADER-1]"}]}}]}}',
  },
  {
    id: 'certificates-expiry',
    en: 'Certificates → when they expire',
    fr: 'Certificats → dates d’expiration',
    steps: [
      { op: 'x509-parser/inspect', input: {} },
      {
        op: 'json-query/extract',
        input: { language: 'jmespath', expression: 'objects[].{subject: subject.text, notAfter: notAfter}' },
      },
      { op: 'json-to-csv/convert', input: {} },
    ],
    sample: [
      '-----BEGIN CERTIFICATE-----',
      'MIIBGzCBzqADAgECAgEBMAUGAytlcDAMMQowCAYDVQQDDAFhMCAXDTI2MTEyMjE4',
      'MDIzMFoYDzIxMjYxMDI5MTgwMjMwWjAMMQowCAYDVQQDDAFhMCowBQYDK2VwAyEA',
      'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuGjUzBRMB0GA1UdDgQWBBSi',
      'jMH4bllg0+A651yWLJeo1EgpPDAfBgNVHSMEGDAWgBSijMH4bllg0+A651yWLJeo',
      '1EgpPDAPBgNVHRMBAf8EBTADAQH/MAUGAytlcANBAPy5boAAzx+IwdLthcuN5n1v',
      '/BmMDNFA6cJdAuKn+9SoQ9gbgemyOgJhTHxiXCEhg36vwBxT4CR0WbQU8FOlZAA=',
      '-----END CERTIFICATE-----',
    ].join('\n'),
    result: 'subject,notAfter\r\nCN=a,2126-10-29T18:02:30Z',
  },
];
