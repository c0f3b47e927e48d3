import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { composeFaults } from './compose-schema.fixture.ts';
import { convert } from './engine.ts';
import { aliases, arityOf, creationArity, shorts } from './engine/flag-table.ts';
import { examples } from './examples.ts';

type Services = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function run(text: string, rest: { readonly indent?: number; readonly existing?: string } = {}) {
  const result = await execute(convert, { text, ...rest });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  const { yaml, compose, messages } = result.value;
  // What is written is what is said, whichever version of YAML reads it.
  expect(parse(yaml, { version: '1.2' })).toEqual(JSON.parse(JSON.stringify(compose)));
  expect(parse(yaml, { version: '1.1' })).toEqual(JSON.parse(JSON.stringify(compose)));
  if (rest.existing === undefined) expect(composeFaults(compose)).toEqual([]);
  return {
    yaml,
    messages,
    compose: compose as { services: Services; networks?: Services; volumes?: Services },
    codes: messages.map(({ code, flag }) => (flag === null ? code : `${code} ${flag}`)),
  };
}
/** The only service of a command with these flags, without its image. */
async function service(flags: string) {
  const { image: _, ...rest } = (await run(`docker run ${flags} img`)).compose.services['img'] ?? {};
  return rest;
}
async function failure(text: string, existing = '') {
  const result = await execute(convert, { text, existing });
  return result.ok ? result.value : [result.error.code, result.error.details];
}

describe('public examples', () => {
  for (const example of examples) {
    it(JSON.stringify(example.input).slice(0, 80), async () => {
      expect(mismatch(example, await execute(convert, example.input as never))).toBeUndefined();
    });
  }
});

it.each([
  ["docker run \\\n 'a", { line: 2, offset: 14 }],
  ["echo 'a; docker run b", { line: 1, offset: 5 }],
])('says where the quote opens that is never closed: %j', async (text, place) => {
  expect(await failure(text)).toEqual(['unterminated-quote', place]);
});

it('misses a command, not a quote, in a text that does not name Docker', async () => {
  expect(await failure('{"a": [1, 2,, "%zz')).toEqual(['no-run-command', {}]);
});

describe('shell words', () => {
  const variables = async (text: string) =>
    (await run(`docker run ${text} img`)).compose.services['img']?.['environment'];
  it.each([
    [`-e 'A=$B $$ "x"'`, { A: '$$B $$$$ "x"' }],
    [String.raw`-e "A=\$B \" \\ \n"`, { A: String.raw`$$B " \ \n` }],
    [String.raw`-e A=a\ b\$c`, { A: 'a b$$c' }],
    [String.raw`-e A=$'a\tb\x41\u00e9\'$c'`, { A: "a\tbAé'$$c" }],
    ['-e A=$B -e "C=${D:-x}${E}" -e F=${G:?no}', { A: '${B}', C: '${D:-x}${E}', F: '${G:?no}' }],
    ['-e A=$1 -e B=${C%x} -e D=$', { A: '$$1', B: '$${C%x}', D: '$$' }],
    // `$$` is one parameter (POSIX 2.5.2): what follows is not a variable.
    ['-e A=pa$$word -e "B=$$$C" -e D=$$(x', { A: 'pa$$$$word', B: '$$$$${C}', D: '$$$$(x' }],
    ['-e A=$(id -u) -e B=`id`', { A: '$$(id -u)', B: '`id`' }],
    ['-e A=$(a $(b) c)d', { A: '$$(a $$(b) c)d' }],
    // Quotes and backslashes count inside (POSIX.1-2024, 2.3 rule 5).
    [`-e A=$(echo ")") -e B=b`, { A: `$$(echo ")")`, B: 'b' }],
    [`-e A=$(echo '(')c`, { A: `$$(echo '(')c` }],
    [`-e "A=$(echo ")" ')')d"`, { A: `$$(echo ")" ')')d` }],
    [`-e "A=$(echo "it's (" "$(b ")")")d" -e B=b`, { A: `$$(echo "it's (" "$$(b ")")")d`, B: 'b' }],
    [String.raw`-e A=$(echo \) '\' "\")")b`, { A: String.raw`$$(echo \) '\' "\")")b` }],
    ['-e A=$((1 + (2))) -e B=$(echo `echo ")"`)', { A: '$$((1 + (2)))', B: '$$(echo `echo ")"`)' }],
    ['-e A=`echo \\`id\\``b', { A: '`echo \\`id\\``b' }],
    ['-e A=$(pwd)/x -e B=$PWD', { A: '${PWD}/x', B: '${PWD}' }],
    [`-e A=b''c"d"`, { A: 'bcd' }],
    ['-e A=x#y', { A: 'x#y' }],
  ])('%s', async (text, expected) => {
    expect(await variables(text)).toEqual(expected);
  });

  it('says what was in them', async () => {
    expect((await run('docker run -e A=$B -l c=$(id) img $C')).codes).toEqual([
      'shell-variable -e',
      'command-substitution -l',
      'shell-variable',
    ]);
  });

  it.each([
    ['\\\n', 'POSIX'],
    ['\\\r\n', 'POSIX with CR LF'],
    ['\\  \n', 'with blanks behind'],
    ['^\r\n', 'cmd.exe'],
    ['`\n', 'PowerShell'],
  ])('goes on after %j (%s)', async (join) => {
    const { compose } = await run(['docker run', '-p 80:80', '--name a', 'img', 'x'].join(` ${join}  `));
    expect(compose.services['a']).toEqual({ image: 'img', container_name: 'a', ports: ['80:80'], command: ['x'] });
  });

  it('takes typographic quotes and dashes, and says so once', async () => {
    const { compose, codes } = await run('docker run —name “a” –env “B=c d” -l ‘x=y z’ img it’s');
    expect(compose.services['a']).toMatchObject({ environment: { B: 'c d' }, labels: { x: 'y z' }, command: ['it’s'] });
    expect(codes).toEqual(['typographic-characters']);
  });

  it.each([
    'sudo --user root -E docker run img',
    'sudo --user=root --group wheel docker run img',
    'sudo -nu root -- docker run img',
    'sudo -uroot docker run img',
  ])('skips the flags of %s', async (text) => {
    expect((await run(text)).compose.services).toEqual({ img: { image: 'img' } });
  });

  it('skips prompts, sudo, variables, comments, paths and global flags', async () => {
    const text = [
      '# first',
      '$ docker pull img && sudo -E -u root FOO=1 /usr/bin/docker --context x -H tcp://h run img # run it',
      'cd /x; podman container create b | true',
      '> "C:/Program Files/Docker/docker.exe" create c',
    ].join('\n');
    const { compose, messages } = await run(text);
    expect(Object.keys(compose.services)).toEqual(['img', 'b', 'c']);
    expect(messages.map(({ code, flag, line }) => [code, flag, line])).toEqual([
      ['ignored-command', null, 2],
      ['client-only', '--context', 2],
      ['client-only', '-H', 2],
      ['ignored-command', null, 3],
      ['ignored-command', null, 3],
    ]);
  });
});

/** Messages as `code flag`, of a text with one service. */
async function shell(text: string) {
  const { compose, codes } = await run(text);
  const [service] = Object.entries(compose.services);
  const [name, { image: _, ...fields }] = service ?? ['', {}];
  return { name, fields, codes };
}

// POSIX.1-2017, Shell Command Language 2.7: redirections are not words of the program. As in composerize 85 and 86.
describe('redirections', () => {
  it.each([
    ['docker run -d nginx > /dev/null 2>&1', ['-d'], ['> /dev/null', '2>&1']],
    ['docker run -d nginx >/dev/null 2>&1 &', ['-d'], ['>/dev/null', '2>&1']],
    ['docker run nginx 2>> err.log >|out', [], ['2>> err.log', '>|out']],
    ['docker run nginx &> all.log', [], ['&> all.log']],
    ['docker run nginx &>> all.log', [], ['&>> all.log']],
    ['docker run nginx <input 3<>both >&2 2>&-', [], ['<input', '3<>both', '>&2', '2>&-']],
    ['docker run nginx <<< "a b"', [], ['<<< "a b"']],
    ['docker run nginx > "a file" 2>nul', [], ['> "a file"', '2>nul']],
    ['2>/dev/null docker run nginx', [], ['2>/dev/null']],
    ['>out.txt docker run nginx', [], ['>out.txt']],
    ['> out.txt docker run nginx', [], ['> out.txt']],
    ['> out.txt sudo docker run nginx', [], ['> out.txt']],
    ['docker run >out nginx', [], ['>out']],
    ['docker run nginx >', [], ['>']],
    ['docker run nginx > \\\n  out', [], ['> out']],
  ])('%s', async (text, flags, found) => {
    const { name, fields, codes } = await shell(text);
    expect([name, fields]).toEqual(['nginx', {}]);
    expect(codes.toSorted()).toEqual(
      [...flags.map((flag) => `client-only ${flag}`), ...found.map((flag) => `redirection ${flag}`)].toSorted(),
    );
  });

  it('end the word before them, and are none in quotes', async () => {
    const { fields, codes } = await shell(`docker run --rm alpine sh -c 'echo hi > x' a>out.txt "b>c" d\\>e 2x>f`);
    expect(fields).toEqual({ command: ['sh', '-c', 'echo hi > x', 'a', 'b>c', 'd>e', '2x'] });
    expect(codes).toEqual(['client-only --rm', 'redirection >out.txt', 'redirection >f']);
  });

  it('of here-documents take their lines along', async () => {
    const text = `docker run -i img sh <<EOF 2>&1 | tee x\necho "it's"\ndocker run no\nEOF\ndocker run b <<-'END'\n\tx\n\tEND\r\ndocker run c`;
    const { compose, codes } = await run(text);
    expect(compose.services).toEqual({
      img: { image: 'img', stdin_open: true, command: ['sh'] },
      b: { image: 'b' },
      c: { image: 'c' },
    });
    expect(codes).toEqual(['redirection <<EOF', 'redirection 2>&1', 'ignored-command', "redirection <<-'END'"]);
    expect((await run('docker run a <<EOF\ndocker run b')).compose.services).toEqual({ a: { image: 'a' } });
  });

  it('are told from prompts', async () => {
    for (const text of ['> docker run nginx', '>  sudo docker run nginx', '> FOO=1 docker run nginx']) {
      const { name, codes } = await shell(text);
      expect([name, codes]).toEqual(['nginx', []]);
    }
    const quoted = await run('> docker run a\n> docker run b > x');
    expect([Object.keys(quoted.compose.services), quoted.codes]).toEqual([['a', 'b'], ['redirection > x']]);
  });

  it('are told from what is to be filled in', async () => {
    const { compose, codes } = await run('docker run --name <name> -p <port>:80 -v <host path>:/data <your/image>');
    expect(compose.services['-name-']).toEqual({
      image: '<your/image>',
      container_name: '<name>',
      ports: ['<port>:80'],
      volumes: ['<host path>:/data'],
    });
    expect(codes).toEqual(['<name>', '<port>', '<host path>', '<your/image>'].map((flag) => `placeholder ${flag}`));
  });
});

describe('what stands around a command', () => {
  it.each([
    ['nohup docker run img &', ['skipped-word nohup']],
    ['time docker run img', ['skipped-word time']],
    ['time -p docker run img', ['skipped-word time']],
    ['/usr/bin/env docker run img'.replace('/usr/bin/', ''), ['skipped-word env']],
    ['env -u A B=c docker run img', ['skipped-word env']],
    ['exec docker run img', ['skipped-word exec']],
    ['exec -a name docker run img', ['skipped-word exec']],
    ['sudo nohup nice -n 5 docker run img', ['skipped-word nohup', 'skipped-word nice']],
    ['timeout -k 5 30s docker run img', ['skipped-word timeout']],
    ['winpty docker run img', ['skipped-word winpty']],
    ['(docker run img)', ['shell-grouping (']],
    ['( docker run img )', ['shell-grouping (']],
    ['(cd /x && docker run img) > log &', ['ignored-command', 'shell-grouping (', 'redirection > log']],
    ['((docker run img))', ['shell-grouping (']],
    ['{ docker run img; }', ['shell-grouping {']],
    ['nohup docker run img > /dev/null 2>&1 &', ['skipped-word nohup', 'redirection > /dev/null', 'redirection 2>&1']],
    ['docker run img | grep x', ['ignored-command']],
    ['docker run img && echo done; ls', ['ignored-command', 'ignored-command']],
    ['docker run img || exit 1', ['ignored-command']],
  ])('%s', async (text, expected) => {
    const { name, fields, codes } = await shell(text);
    expect([name, fields, codes]).toEqual(['img', {}, expected]);
  });

  it('is not part of other commands, and needs a command', async () => {
    expect((await run('docker run img nohup (x) time')).compose.services['img']?.['command']).toEqual([
      'nohup',
      '(x)',
      'time',
    ]);
    for (const text of ['nohup', 'time ls', '(ls)', '()', '> x', 'exec -a'])
      expect(await failure(text)).toMatchObject(['no-run-command', {}]);
  });

  it('is reported when the command itself fails', async () => {
    const { codes } = await run('nohup docker run -d > x\ndocker run img');
    expect(codes).toEqual(['skipped-word nohup', 'redirection > x', 'missing-image']);
  });
});

// As in composerize 28, 85 and 86.
describe('lines without a continuation', () => {
  it.each([
    ['docker run -d\n  --name web\n  -p 80:80\n  nginx', []],
    ['docker run -d --name web \r\n-p 80:80 nginx', []],
    ['docker run -d --name web -p\n80:80\nnginx', []],
    ['$ docker run -d\n\t–name web -p 80:80 nginx', ['typographic-characters']],
    ['docker run -d \\\n  --name web\n  -p 80:80 \\\n  nginx', []],
  ])('%j is one command', async (text, more) => {
    const { fields, codes } = await shell(text);
    expect(fields).toEqual({ container_name: 'web', ports: ['80:80'] });
    expect(codes.toSorted()).toEqual(['client-only -d', 'joined-lines', ...more].toSorted());
  });

  it('are joined for networks, too, and end at the next command', async () => {
    const text =
      'docker network create\n  --internal lan\ndocker run --network lan a\ndocker run b\n  --flag\nls\n\n- a list';
    const { compose, messages } = await run(text);
    expect(compose.networks).toEqual({ lan: { name: 'lan', internal: true } });
    expect(compose.services).toEqual({
      a: { image: 'a', networks: ['lan'] },
      b: { image: 'b', command: ['--flag'] },
    });
    expect(messages.map(({ level, code, line }) => [level, code, line])).toEqual([
      ['warning', 'joined-lines', 1],
      ['warning', 'joined-lines', 4],
      ['info', 'ignored-command', 6],
      ['info', 'ignored-command', 8],
    ]);
  });

  it.each(['docker run img\n\n--name x', 'docker run img\nls -l', 'docker run img; --name x', 'docker run img\n- x'])(
    '%j stays as it is',
    async (text) => {
      const { fields, codes } = await shell(text);
      expect([fields, codes]).toEqual([{}, ['ignored-command']]);
    },
  );

  it('do not swallow the next command', async () => {
    expect(await failure('docker run -p\nsudo docker run')).toMatchObject(['missing-value', { flag: '-p', line: 1 }]);
    expect(await failure('docker run -d\n\nnginx')).toMatchObject(['missing-image', { line: 1 }]);
  });
});

describe('typographic characters', () => {
  it.each([
    'docker run –name a img',
    'docker run —rm img',
    'docker run --name “a” img',
    'docker run --name=‘a’ img',
    'docker run –init –nope img',
    'docker run –mount type=tmpfs,target=/t img',
    'docker run –v /a:/b img',
    'docker –context x run img',
    'docker run img sh -c “a b”',
    'docker run -e “A=b” –e C=d img',
  ])('are reported once in %s', async (text) => {
    const { messages } = await run(text);
    const found = messages.filter(({ code }) => code === 'typographic-characters');
    expect(found).toEqual([
      { level: 'warning', code: 'typographic-characters', flag: null, service: expect.any(String), line: 1 },
    ]);
  });

  it('are one dash before a single letter', async () => {
    expect(await service('–d –p 80:80 —v=/a:/b –e A=b')).toEqual({
      ports: ['80:80'],
      volumes: ['/a:/b'],
      environment: { A: 'b' },
    });
  });

  it('are reported in other commands, too', async () => {
    expect((await run('docker network create –driver overlay lan\ndocker run img')).codes).toEqual([
      'typographic-characters',
    ]);
    expect((await run('docker run –name\ndocker run img')).codes).toEqual([
      'typographic-characters',
      'missing-value --name',
    ]);
  });
});

describe('flags', () => {
  it('are read as pflag does', async () => {
    expect(await service('-dit')).toEqual({ stdin_open: true, tty: true });
    expect(await service('-itp 80:80')).toEqual({ stdin_open: true, tty: true, ports: ['80:80'] });
    expect(await service('-p=80:80 -p81:81 --publish 82:82 --publish=83:83')).toEqual({
      ports: ['80:80', '81:81', '82:82', '83:83'],
    });
    expect(await service('--init --privileged=T --read-only=false -t=0')).toEqual({ init: true, privileged: true });
    expect(await service('--init --init=false')).toEqual({});
    expect((await run('docker run -- img --rm')).compose.services['img']).toEqual({ image: 'img', command: ['--rm'] });
    expect((await run('docker run -it -d img --name x -p 1')).compose.services['img']?.['command']).toEqual([
      '--name',
      'x',
      '-p',
      '1',
    ]);
    expect((await run('docker run -tZ --rm --nope=1 img')).codes).toEqual([
      'unknown-flag -Z',
      'client-only --rm',
      'unknown-flag --nope',
    ]);
  });

  it.each<[string, object]>([
    ['-e A=1 -e B -e A=2=3 --env C=', { environment: { A: '2=3', B: null, C: '' } }],
    [
      '-l a=b --label c --annotation x=1 --sysctl net.core.somaxconn=1024 --storage-opt size=1G',
      {
        labels: { a: 'b', c: '' },
        annotations: { x: '1' },
        sysctls: { 'net.core.somaxconn': '1024' },
        storage_opt: { size: '1G' },
      },
    ],
    [
      '--env-file a --label-file b --expose 80 --device /dev/a --device-cgroup-rule "c 1:3 mr" --dns 1.1.1.1 --dns-opt ndots:1 --dns-option x --dns-search a.b',
      {
        env_file: ['a'],
        label_file: ['b'],
        expose: ['80'],
        devices: ['/dev/a'],
        device_cgroup_rules: ['c 1:3 mr'],
        dns: ['1.1.1.1'],
        dns_opt: ['ndots:1', 'x'],
        dns_search: ['a.b'],
      },
    ],
    [
      '--cap-add A --cap-drop ALL --group-add g --security-opt no-new-privileges --tmpfs /t --add-host h:1',
      {
        cap_add: ['A'],
        cap_drop: ['ALL'],
        group_add: ['g'],
        security_opt: ['no-new-privileges'],
        tmpfs: ['/t'],
        extra_hosts: ['h:1'],
      },
    ],
    [
      '-h h --domainname d -u 1000:1000 -w /w --platform linux/arm64 --restart no --runtime r --ipc host --pid host --uts host --userns host --cgroupns private --cgroup-parent p --isolation i --mac-address m --stop-signal S --pull always --cpuset-cpus 0-1',
      {
        hostname: 'h',
        domainname: 'd',
        user: '1000:1000',
        working_dir: '/w',
        platform: 'linux/arm64',
        restart: 'no',
        runtime: 'r',
        ipc: 'host',
        pid: 'host',
        uts: 'host',
        userns_mode: 'host',
        cgroup: 'private',
        cgroup_parent: 'p',
        isolation: 'i',
        mac_address: 'm',
        stop_signal: 'S',
        pull_policy: 'always',
        cpuset: '0-1',
      },
    ],
    [
      '-m 1g --memory-reservation 512m --memory-swap -1 --shm-size 64m',
      { mem_limit: '1g', mem_reservation: '512m', memswap_limit: '-1', shm_size: '64m' },
    ],
    [
      '-c 2 --cpu-period 3 --cpu-quota 4 --cpu-rt-period 5 --cpu-rt-runtime 6 --cpu-count 7 --cpu-percent 8 --memory-swappiness 9 --oom-score-adj -10 --pids-limit 11',
      {
        cpu_shares: 2,
        cpu_period: 3,
        cpu_quota: 4,
        cpu_rt_period: 5,
        cpu_rt_runtime: 6,
        cpu_count: 7,
        cpu_percent: 8,
        mem_swappiness: 9,
        oom_score_adj: -10,
        pids_limit: 11,
      },
    ],
    ['--cpus .5', { cpus: 0.5 }],
    ['--oom-kill-disable --use-api-socket', { oom_kill_disable: true, use_api_socket: true }],
    ['--entrypoint "a b"', { entrypoint: ['a b'] }],
    ['--entrypoint ""', { entrypoint: [] }],
    ['--stop-timeout 30', { stop_grace_period: '30s' }],
    [
      '--health-cmd "curl -f x" --health-interval 5s --health-timeout 1s --health-start-period 2s --health-start-interval 3s --health-retries 3',
      {
        healthcheck: {
          test: ['CMD-SHELL', 'curl -f x'],
          interval: '5s',
          timeout: '1s',
          start_period: '2s',
          start_interval: '3s',
          retries: 3,
        },
      },
    ],
    ['--no-healthcheck', { healthcheck: { disable: true } }],
    [
      '--log-driver json-file --log-opt max-size=1g',
      { logging: { driver: 'json-file', options: { 'max-size': '1g' } } },
    ],
    ['--ulimit nofile=1024:2048 --ulimit nproc=5', { ulimits: { nofile: { soft: 1024, hard: 2048 }, nproc: 5 } }],
    [
      '--blkio-weight 300 --blkio-weight-device /dev/a:200 --device-read-bps /dev/a:1mb --device-write-iops /dev/a:5',
      {
        blkio_config: {
          weight: 300,
          weight_device: [{ path: '/dev/a', weight: 200 }],
          device_read_bps: [{ path: '/dev/a', rate: '1mb' }],
          device_write_iops: [{ path: '/dev/a', rate: 5 }],
        },
      },
    ],
    ['--pids-limit $N', { pids_limit: '${N}' }],
  ])('%s', async (flags, expected) => {
    const found = await service(flags);
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
  });

  it.each([
    ['all', { count: 'all', capabilities: ['gpu'] }],
    ['2', { count: 2, capabilities: ['gpu'] }],
    [`'"device=0,1"'`, { device_ids: ['0', '1'], capabilities: ['gpu'] }],
    [
      `'"device=GPU-1",driver=nvidia,"capabilities=utility,compute"'`,
      { driver: 'nvidia', device_ids: ['GPU-1'], capabilities: ['utility', 'compute', 'gpu'] },
    ],
    ['driver=nvidia,options=a=b', { driver: 'nvidia', count: 1, capabilities: ['gpu'], options: { a: 'b' } }],
  ])('--gpus %s', async (value, device) => {
    expect(await service(`--gpus ${value}`)).toEqual({
      deploy: { resources: { reservations: { devices: [device] } } },
    });
  });

  it.each([
    '--gpus device=0,1',
    '--gpus a=b',
    '--ulimit nofile',
    '--ulimit a=b',
    '--mount type=bind,source=/a',
    '--mount target=/a,x=y',
    '--cpu-shares 1.5',
    '--init=maybe',
    '--device-read-iops /a:1m',
    '--blkio-weight-device 5',
    '--label =x',
    '-e =',
    '--cpu-percent 101',
    '--cpu-count -1',
    '--cpus 1e999',
    '--oom-score-adj 1001',
    '--mount type=bind,source=/a,target=/b,bind-recursive=no',
    '--gpus options==1',
  ])('refuses %s', async (flags) => {
    const flag = flags.split(/[= ]/)[0];
    expect(await failure(`docker run ${flags} img`)).toMatchObject(['invalid-value', { flag, line: 1 }]);
  });

  it('writes an item once where Compose wants a set', async () => {
    expect(await service('-p 80:80 -p 80:80 --env-file a --env-file b --env-file a --gpus capabilities=gpu')).toEqual({
      ports: ['80:80'],
      env_file: ['a', 'b', 'a'],
      deploy: { resources: { reservations: { devices: [{ count: 1, capabilities: ['gpu'] }] } } },
    });
  });

  it('says what is not carried over, and by which word', async () => {
    expect(
      (
        await run(
          'docker run --cidfile f --cpuset-mems 0 --io-maxbandwidth 1 --io-maxiops 1 --kernel-memory 1 --volume-driver d img',
        )
      ).codes,
    ).toEqual([
      'no-compose-equivalent --cidfile',
      'no-compose-equivalent --cpuset-mems',
      'no-compose-equivalent --io-maxbandwidth',
      'no-compose-equivalent --io-maxiops',
      'no-compose-equivalent --kernel-memory',
      'no-compose-equivalent --volume-driver',
    ]);
    expect(
      (
        await run(
          'docker run --detach --rm -a stdout -q --sig-proxy=false --detach-keys k --disable-content-trust --help img',
        )
      ).codes,
    ).toEqual(
      ['--detach', '--rm', '-a', '-q', '--sig-proxy', '--detach-keys', '--disable-content-trust', '--help'].map(
        (flag) => `client-only ${flag}`,
      ),
    );
  });
});

describe('volumes', () => {
  it('names volumes as docker does, and leaves paths alone', async () => {
    const { compose, codes } = await run(
      String.raw`docker run -v data:/a:ro -v /b:/c -v /anon -v ./r:/d -v 'C:\x:/y' -v c:/z:/w --volume-driver d img`,
    );
    expect(compose.services['img']?.['volumes']).toEqual([
      'data:/a:ro',
      '/b:/c',
      '/anon',
      './r:/d',
      String.raw`C:\x:/y`,
      'c:/z:/w',
    ]);
    expect(compose.volumes).toEqual({ data: { name: 'data', driver: 'd' } });
    expect(codes).toEqual(['named-volume -v']);
  });
  it('writes the working folder as a dot', async () => {
    const { compose, codes } = await run(
      'docker run -v $PWD:/a -v "${PWD}/b:/b" -v `pwd`/$C:/c -v $PWD2/d:/d --mount type=bind,src=$(pwd),dst=/e img',
    );
    expect(compose.services['img']?.['volumes']).toEqual([
      '.:/a',
      './b:/b',
      './${C}:/c',
      '${PWD2}/d:/d',
      { type: 'bind', source: '.', target: '/e', bind: { create_host_path: false } },
    ]);
    expect(codes).toEqual([
      'pwd-to-dot -v',
      'pwd-to-dot -v',
      'pwd-to-dot -v',
      'shell-variable -v',
      'shell-variable -v',
      'pwd-to-dot --mount',
    ]);
  });
  it('reads mounts', async () => {
    const { compose } = await run(
      `docker run --mount type=volume,source=v,target=/v,volume-driver=local,volume-opt=type=nfs,'"volume-opt=o=addr=1,rw"',volume-label=a=b,volume-nocopy,readonly --mount dst=/anon --mount type=tmpfs,target=/t,tmpfs-size=64m,tmpfs-mode=1770 --mount type=bind,src=/s,dst=/d,ro=false,bind-propagation=rslave,bind-recursive=disabled --mount type=image,source=i,target=/i,image-subpath=x img`,
    );
    expect(compose.services['img']?.['volumes']).toEqual([
      { type: 'volume', source: 'v', target: '/v', read_only: true, volume: { nocopy: true } },
      { type: 'volume', target: '/anon' },
      { type: 'tmpfs', target: '/t', tmpfs: { size: '64m', mode: 0o1770 } },
      {
        type: 'bind',
        source: '/s',
        target: '/d',
        bind: { create_host_path: false, propagation: 'rslave', recursive: 'disabled' },
      },
      { type: 'image', source: 'i', target: '/i', image: { subpath: 'x' } },
    ]);
    expect(compose.volumes).toEqual({
      v: { name: 'v', driver: 'local', driver_opts: { type: 'nfs', o: 'addr=1,rw' }, labels: { a: 'b' } },
    });
  });
});

describe('networks and other containers', () => {
  it('writes modes, lists and maps', async () => {
    expect(await service('--net default')).toEqual({ network_mode: 'bridge' });
    expect(await service('--network host')).toEqual({ network_mode: 'host' });
    expect(await service('--network a --network b')).toEqual({ networks: ['a', 'b'] });
    expect(
      await service(
        '--ip 1.2.3.4 --network a --net-alias x --network-alias y --ip6 ::1 --link-local-ip 169.254.1.1 --network b',
      ),
    ).toEqual({
      networks: {
        a: { ipv4_address: '1.2.3.4', aliases: ['x', 'y'], ipv6_address: '::1', link_local_ips: ['169.254.1.1'] },
        b: null,
      },
    });
    expect(
      await service('--network name=a,alias=x,alias=y,ip=1.2.3.4,mac-address=m,driver-opt=k=v,gw-priority=5'),
    ).toEqual({
      networks: {
        a: { aliases: ['x', 'y'], ipv4_address: '1.2.3.4', mac_address: 'm', driver_opts: { k: 'v' }, gw_priority: 5 },
      },
    });
    expect((await run('docker run --ip 1.2.3.4 --network bridge img')).codes).toEqual(['needs-network --ip']);
    expect(await service('--network name=host')).toEqual({ network_mode: 'host' });
    expect((await run('docker run --network name=none,alias=x img')).codes).toEqual(['needs-network --network']);
  });

  // The Compose specification, services.md: no ports with `network_mode: host`; Docker discards them. composerize 87.
  it.each([
    ['--network host -p 80:80', 'host', ['ports-dropped -p']],
    ['-p 80:80 --net=host --publish 443:443 -p 1', 'host', ['ports-dropped -p', 'ports-dropped --publish']],
    ['--network name=host -p 80:80', 'host', ['ports-dropped -p']],
    ['--network container:db -p 80:80', 'container:db', ['ports-dropped -p']],
    ['--network bridge -p 80:80', 'bridge', []],
    ['--network none -p 80:80', 'none', []],
    ['--network host', 'host', []],
  ])('%s: ports need a network of their own', async (flags, mode, expected) => {
    const { compose, codes } = await run(`docker run ${flags} nginx`);
    const ports = flags.includes('-p') && expected.length === 0 ? { ports: ['80:80'] } : {};
    expect(compose.services['nginx']).toEqual({ image: 'nginx', network_mode: mode, ...ports });
    expect(codes).toEqual(expected);
  });

  it('keeps ports when the mode gives way to a network', async () => {
    const { compose, codes } = await run('docker run --network host --network lan -p 80:80 nginx');
    expect(compose.services['nginx']).toEqual({ image: 'nginx', networks: ['lan'], ports: ['80:80'] });
    expect(codes).toEqual(['no-compose-equivalent --network', 'external-network --network']);
  });

  it('gives a network and a volume a key that Compose takes', async () => {
    const { compose } = await run('docker run --network $NET --ip 10.0.0.2 --mount src=$VOL,dst=/v a');
    expect(compose).toEqual({
      services: {
        a: {
          image: 'a',
          networks: { '--NET-': { ipv4_address: '10.0.0.2' } },
          volumes: [{ type: 'volume', source: '--VOL-', target: '/v' }],
        },
      },
      networks: { '--NET-': { external: true, name: '${NET}' } },
      volumes: { '--VOL-': { name: '${VOL}' } },
    });
  });

  it('defines what the same text creates', async () => {
    const { compose, codes } = await run(
      `docker network create -d overlay --subnet 10.0.0.0/24 --gateway 10.0.0.1 --ip-range 10.0.0.0/25 --internal --attachable --ipv6 -o a=b --label l lan
       docker volume create --driver local -o type=nfs --label x=y data
       docker run --network lan -v data:/d img`,
    );
    expect(compose.networks).toEqual({
      lan: {
        name: 'lan',
        driver: 'overlay',
        driver_opts: { a: 'b' },
        ipam: { config: [{ subnet: '10.0.0.0/24', gateway: '10.0.0.1', ip_range: '10.0.0.0/25' }] },
        internal: true,
        attachable: true,
        enable_ipv6: true,
        labels: { l: '' },
      },
    });
    expect(compose.volumes).toEqual({
      data: { name: 'data', driver: 'local', driver_opts: { type: 'nfs' }, labels: { x: 'y' } },
    });
    expect(codes).toEqual(['named-volume -v']);
  });

  it('refers to the first of two containers with one name', async () => {
    const { compose } = await run('docker run --name a x\ndocker run --name a y\ndocker run --pid container:a z');
    expect(compose.services['z']?.['pid']).toBe('service:a');
  });

  it('refers to services of the same text', async () => {
    const { compose } = await run(
      `docker run --name db postgres
       docker run --link db --link db:base --link other:o --volumes-from db:ro --volumes-from x --network container:db --pid container:db --ipc container:x app`,
    );
    expect(compose.services['app']).toEqual({
      image: 'app',
      links: ['db', 'db:base'],
      external_links: ['other:o'],
      volumes_from: ['db:ro', 'container:x'],
      network_mode: 'service:db',
      pid: 'service:db',
      ipc: 'container:x',
    });
  });
});

describe('several commands', () => {
  it('names services apart, and goes on after one that fails', async () => {
    const { compose, messages } = await run(
      'docker run ghcr.io/a/nginx:1@sha256:ab\ndocker run nginx\ndocker run -p\ndocker run --name a x; docker run --name a y',
    );
    expect(Object.keys(compose.services)).toEqual(['nginx', 'nginx-2', 'a', 'a-2']);
    expect(messages.map(({ level, code, service: name, line }) => [level, code, name, line])).toEqual([
      ['info', 'renamed-service', 'nginx-2', 2],
      ['error', 'missing-value', null, 3],
      ['info', 'renamed-service', 'a-2', 4],
      ['warning', 'duplicate-container-name', 'a-2', 4],
    ]);
  });
  it('throws the first fault when all fail', async () => {
    expect(await failure('docker run -p\ndocker run')).toMatchObject(['missing-value', { flag: '-p', line: 1 }]);
    expect(await failure('docker network create a')).toMatchObject(['no-run-command', {}]);
  });
  it('converts 200 commands', async () => {
    const text = Array.from(
      { length: 200 },
      (_, at) => `docker run -d --name s${at} -p ${at}:80 -e A=${at} img:${at}`,
    ).join('\n');
    expect(Object.keys((await run(text)).compose.services)).toHaveLength(200);
  });
});

describe('yaml', () => {
  it('quotes ports and what YAML 1.1 reads as something else', async () => {
    const { yaml } = await run('docker run -p 22:22 -e A=yes -e B=0123 -e C=1e3 -e y=N --restart no -l "a=x: y" img', {
      indent: 4,
    });
    expect(yaml).toBe(
      'services:\n    img:\n        image: img\n        ports:\n            - "22:22"\n        environment:\n            A: "yes"\n            B: "0123"\n            C: "1e3"\n            "y": "N"\n        restart: "no"\n        labels:\n            a: "x: y"\n',
    );
  });
  it('quotes an equals sign, which is a tag of YAML 1.1', async () => {
    const { yaml } = await run('docker run -e A== img = a=b');
    expect(yaml).toContain('A: "="\n');
    expect(yaml).toContain('- "="\n      - a=b\n');
  });
  it('quotes what readers of YAML 1.1 refuse, and texts whose first line is indented', async () => {
    const text = String.raw`docker run -e A=$'a\tb' -e B=$'\u2028' -e C=$'\x7f' -e D=$' a\nb' img`;
    expect((await run(text, { indent: 4 })).yaml).toContain(
      String.raw`A: "a\tb"
            B: "\u2028"
            C: "\u007f"
            D: " a\nb"
`,
    );
    const existing = 'x:\n  - |2\n     a\n    b\n  - |+\n    c\n\n';
    const { yaml } = await run('docker run img', { indent: 4, existing });
    expect(yaml).toContain(String.raw`    - " a\nb\n"
    - |+
      c

`);
  });
  it('adds to a file and keeps its comments', async () => {
    const existing = '# mine\nname: p\nservices:\n  # web\n  nginx:\n    image: old\nnetworks:\n  lan: {}\n';
    const { yaml, compose } = await run('docker run --network lan -v data:/d nginx', { existing });
    expect(yaml).toBe(
      '# mine\nname: p\nservices:\n  # web\n  nginx:\n    image: old\n  nginx-2:\n    image: nginx\n    networks:\n      - lan\n    volumes:\n      - data:/d\nnetworks:\n  lan: {}\nvolumes:\n  data:\n    name: data\n',
    );
    expect(compose.networks).toEqual({ lan: {} });
    const anchored = 'services:\n  b: &b\u00a0b\n    image: b\n  c: *b\u00a0b\n';
    expect((await run('docker run a', { existing: anchored })).yaml).toContain('  b: &b_b\n    image: b\n  c: *b_b\n');
    expect((await run('docker run a', { existing: '# only a comment\n' })).yaml).toContain('# only a comment');
    expect((await run('docker run a', { existing: 'services:\n' })).compose.services).toEqual({ a: { image: 'a' } });
  });
  it('writes what the file holds as it stood', async () => {
    const existing =
      'x-base: &base\n  restart: always\nservices:\n  a:\n    <<: *base\n    user: 0440\n    cpus: 1.50\n    n: Yes\n    ports: [22:22, 0x1F]\n    id: 12345678901234567890\n    u: !reset null\n';
    const result = await execute(convert, { text: 'docker run b', existing });
    expect(result).toMatchObject({
      value: { yaml: `${existing.replace('[22:22, 0x1F]', '[ 22:22, 0x1F ]')}  b:\n    image: b\n` },
    });
  });
  it('has the mappings that are merged in its data, as Compose reads them', async () => {
    const existing = 'x-base: &base { restart: always, user: "1" }\nservices:\n  a:\n    <<: *base\n    user: "2"\n';
    const result = await execute(convert, { text: 'docker run -e "<<=x" b', existing });
    expect(result).toMatchObject({
      value: { compose: { services: { a: { restart: 'always', user: '2' }, b: { environment: { '<<': 'x' } } } } },
    });
    expect(JSON.stringify(result)).not.toContain('"<<":{');
  });
  it.each([
    ['a: [', ['invalid-yaml', { line: 1 }]],
    ['x: &a [1]\ny: [*a, *b]', ['invalid-yaml', { line: 2, column: 9 }]],
    ['services:\n  a: &a\n    b: *a', ['invalid-yaml', { line: 3, column: 8 }]],
    ['a: &b\u0000 c', ['invalid-yaml', { line: 1 }]],
    ['a: x\u0007y', ['invalid-yaml', { line: 1, column: 5, reason: 'unprintable', character: 'U+0007' }]],
    ['services: {}\n---\nservices: {}', ['invalid-yaml', { line: 2, column: 1, reason: 'several-documents' }]],
    ['- a', ['not-a-compose-file', {}]],
    ['text', ['not-a-compose-file', {}]],
    ['services: []', ['not-a-compose-file', {}]],
    ['services:\n  a:\n    <<: 5', ['not-a-compose-file', {}]],
    [`services: ${'['.repeat(100_000)}`, ['too-deep', { line: 1, column: 10 + 256 }]],
    [
      `a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]\n${'bcdefghij'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join()}]`)
        .join('\n')}`,
      ['too-many-nodes', {}],
    ],
  ])('refuses to add to %j', async (existing, expected) => {
    expect(await failure('docker run a', existing)).toMatchObject(expected);
  });
  it('survives any words', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '-e',
              '-v',
              '-it',
              '--mount',
              '"',
              "'",
              '$',
              '`',
              '\\',
              '\n',
              '${',
              '$(',
              '–',
              '<',
              '>',
              '2>&1',
              '<<',
              '(',
              ')',
              '&',
              'time',
              '<x>',
              '__proto__=1',
              '--gpus',
              '=',
              ':',
              ',',
            ),
            fc.string({ maxLength: 6 }),
          ),
          { maxLength: 12 },
        ),
        async (words) => {
          const result = await execute(convert, { text: `docker run ${words.join(' ')} img` });
          if (!result.ok) return;
          expect(parse(result.value.yaml)).toEqual(JSON.parse(JSON.stringify(result.value.compose)));
          expect(composeFaults(result.value.compose)).toEqual([]);
        },
      ),
      { seed: 2375 },
    ));
});

/** The flags of a command as the Docker client lists them. */
function helpOf(...command: readonly string[]): [long: string, takes: 'flag' | 'value', short: string | undefined][] {
  needs('docker');
  const { stdout } = spawnSync('docker', [...command, '--help'], { encoding: 'utf8' });
  return [...stdout.matchAll(/^ {2,6}(?:-(\w), )?--([\w-]+)(?: (\S+))? {2,}/gm)].map(([, short, long = '', type]) => [
    long,
    type === undefined ? 'flag' : 'value',
    short,
  ]);
}

describe('the Docker client of this machine', () => {
  it('has no flag of run that is not carried over', () => {
    const flags = helpOf('run');
    expect(flags.length).toBeGreaterThan(50);
    const known = flags.map(([long, , short]) => [long, arityOf(aliases.get(long) ?? long), short && shorts[short]]);
    expect(known).toEqual(flags.map(([long, takes, short]) => [long, takes, short && long]));
  });
  it('has no flag of create that is not known', () => {
    for (const kind of ['network', 'volume'] as const) {
      const listed = helpOf(kind, 'create');
      expect(listed.map(([long]) => [long, creationArity(kind)(long)])).toEqual(
        listed.map(([long, takes]) => [long, takes]),
      );
    }
  });
});

it('spells numbers that JSON does not have as YAML does', async () => {
  const result = await execute(convert, { text: 'docker run a', existing: 'x-a: .nan\nx-b: [-.inf]\n' });
  expect(result).toMatchObject({ value: { compose: { 'x-a': '.nan', 'x-b': ['-.inf'] } } });
});
