import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: {
      text: `docker run -d --name web -p8080:80 -e "A=b c" -e 'PW=pa$$w' -v $(pwd)/data:/data nginx:1.27 nginx -g 'daemon off;'`,
    },
    partial: {
      compose: {
        services: {
          web: {
            image: 'nginx:1.27',
            container_name: 'web',
            ports: ['8080:80'],
            environment: { A: 'b c', PW: 'pa$$$$w' },
            volumes: ['./data:/data'],
            command: ['nginx', '-g', 'daemon off;'],
          },
        },
      },
      messages: [
        { level: 'info', code: 'client-only', flag: '-d', service: 'web', line: 1 },
        { level: 'info', code: 'pwd-to-dot', flag: '-v', service: 'web', line: 1 },
      ],
    },
  },
  {
    op: 'convert',
    input: { text: 'docker run -P --nosuch redis' },
    value: {
      yaml: 'services:\n  redis:\n    image: redis\n',
      compose: { services: { redis: { image: 'redis' } } },
      messages: [
        { level: 'warning', code: 'no-compose-equivalent', flag: '-P', service: 'redis', line: 1 },
        { level: 'error', code: 'unknown-flag', flag: '--nosuch', service: 'redis', line: 1 },
      ],
    },
  },
  {
    op: 'convert',
    input: { text: 'docker run --network lan -v cache:/c app' },
    partial: {
      compose: {
        services: { app: { image: 'app', volumes: ['cache:/c'], networks: ['lan'] } },
        networks: { lan: { external: true } },
        volumes: { cache: { name: 'cache' } },
      },
    },
  },
  {
    op: 'convert',
    input: { text: "nohup docker run --rm alpine sh -c 'echo hi' > out.txt 2>&1 &" },
    value: {
      yaml: 'services:\n  alpine:\n    image: alpine\n    command:\n      - sh\n      - -c\n      - echo hi\n',
      compose: { services: { alpine: { image: 'alpine', command: ['sh', '-c', 'echo hi'] } } },
      messages: [
        { level: 'info', code: 'skipped-word', flag: 'nohup', service: 'alpine', line: 1 },
        { level: 'info', code: 'client-only', flag: '--rm', service: 'alpine', line: 1 },
        { level: 'info', code: 'redirection', flag: '> out.txt', service: 'alpine', line: 1 },
        { level: 'info', code: 'redirection', flag: '2>&1', service: 'alpine', line: 1 },
      ],
    },
  },
  {
    op: 'convert',
    input: { text: 'docker run --network host\n  -p 80:80\n  nginx' },
    partial: {
      compose: { services: { nginx: { image: 'nginx', network_mode: 'host' } } },
      messages: [
        { level: 'warning', code: 'joined-lines', flag: null, service: 'nginx', line: 1 },
        { level: 'warning', code: 'ports-dropped', flag: '-p', service: 'nginx', line: 1 },
      ],
    },
  },
  { op: 'convert', input: { text: ' ' }, error: 'empty-input' },
  { op: 'convert', input: { text: 'ls -l' }, error: 'no-run-command' },
  { op: 'convert', input: { text: 'docker run -d' }, error: 'missing-image' },
  { op: 'convert', input: { text: 'docker run --name' }, error: 'missing-value', details: { flag: '--name' } },
  {
    op: 'convert',
    input: { text: 'docker run --cpus=x a' },
    error: 'invalid-value',
    details: { flag: '--cpus', value: 'x' },
  },
  { op: 'convert', input: { text: "docker run \\\n 'a" }, error: 'unterminated-quote', details: { line: 2 } },
  {
    op: 'convert',
    input: { text: 'docker run a', existing: '- a' },
    error: 'not-a-compose-file',
  },
  { op: 'convert', input: { text: 'docker run a', existing: 'a: [' }, error: 'invalid-yaml' },
];
