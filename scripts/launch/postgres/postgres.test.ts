/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { launcher, runs, startModule, temporaryFolder, until, type Running } from '../../test/node-module';

jest.setTimeout(90_000);

const PASSWORD = 'for-this-test-only';

/** Keeps Postgres running until it is killed or told to stop; ends with it. */
const HOLD = `
  import { startPostgres } from ${launcher('postgres/start-postgres.mjs')};
  const { DIR, PASSWORD } = process.env;
  const server = await startPostgres({ dataDir: DIR, password: PASSWORD });
  console.log(JSON.stringify({ pid: server.pid, port: server.port, owned: server.owned }));
  const end = async (code) => { await server.stop(); process.exit(code); };
  process.on('SIGTERM', () => end(0));
  server.failed().catch((error) => { console.log('failed: ' + error.message); return end(1); });
  setInterval(() => {}, 1000);`;

interface Held extends Running {
  pid: number;
  port: number;
  owned: boolean;
}

async function ask(port: number, sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORD,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded Postgres', () => {
  const folder = temporaryFolder();
  const holders: Held[] = [];
  const hold = async (): Promise<Held> => {
    const running = startModule(HOLD, { DIR: folder.path, PASSWORD });
    const facts: { pid: number; port: number; owned: boolean } = JSON.parse(await running.line(/^\{"pid"/));
    const held = { ...running, ...facts };
    holders.push(held);
    return held;
  };
  const pidFile = join(folder.path, 'pg', 'postmaster.pid');
  const release = async (held: Held) => {
    held.child.kill('SIGTERM');
    await held.ended;
  };
  afterAll(async () => {
    for (const held of holders) held.child.kill('SIGKILL');
    await until(() => holders.every((held) => !runs(held.pid)));
    folder.remove();
  });

  test('keeps port and rows from one start to the next, and takes no other password', async () => {
    const first = await hold();
    await ask(first.port, 'create table kept (n int); insert into kept values (1)');
    await release(first);
    expect(runs(first.pid)).toBe(false);
    const second = await hold();
    expect(second.port).toBe(first.port);
    expect(await ask(second.port, 'select n from kept')).toEqual([{ n: 1 }]);
    const stranger = new pg.Client({
      host: '127.0.0.1',
      port: second.port,
      user: 'postgres',
      password: 'guess',
    });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
    await release(second);
  });

  test('ends when its launcher is killed, and the next start has every acknowledged row', async () => {
    const killed = await hold();
    await ask(killed.port, 'insert into kept values (2)');
    killed.child.kill('SIGKILL');
    await until(() => !runs(killed.pid));
    const next = await hold();
    expect(await ask(next.port, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    await release(next);
  });

  test('is not left behind by a launcher that is killed while it starts', async () => {
    const launching = startModule(HOLD, { DIR: folder.path, PASSWORD });
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('\n'));
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    launching.child.kill('SIGKILL');
    await until(() => !runs(pid));
  });

  test('is stopped by its launcher when the process that holds it was killed', async () => {
    const held = await hold();
    const holder = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(held.pid)], { encoding: 'utf8' }));
    process.kill(holder, 'SIGKILL');
    expect(await held.line(/^failed/)).toMatch(
      /^failed: Postgres ended \(SIGKILL\) \(see .*postgres\.log\)$/,
    );
    await held.ended;
    expect(runs(held.pid)).toBe(false);
  });

  test('recovers after it was killed itself', async () => {
    const held = await hold();
    await ask(held.port, 'insert into kept values (3)');
    process.kill(held.pid, 'SIGKILL');
    await held.line(/^failed: Postgres ended \(SIGKILL\)/);
    await held.ended;
    const next = await hold();
    expect(await ask(next.port, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }]);
    await release(next);
  });

  test('starts although the id in a left-over postmaster.pid belongs to another program by now', async () => {
    const held = await hold();
    const lines = readFileSync(pidFile, 'utf8').split('\n').slice(1);
    await release(held);
    writeFileSync(pidFile, [String(process.pid), ...lines].join('\n'));
    const next = await hold();
    expect(await ask(next.port, 'select 1 as one')).toEqual([{ one: 1 }]);
    await release(next);
  });

  test('is joined by a second launcher, which leaves it to the first to stop', async () => {
    const first = await hold();
    const second = await hold();
    expect({ pid: second.pid, port: second.port, owned: second.owned }).toEqual({
      pid: first.pid,
      port: first.port,
      owned: false,
    });
    await release(second);
    expect(await ask(first.port, 'select 1 as one')).toEqual([{ one: 1 }]);
    await release(first);
    expect(runs(first.pid)).toBe(false);
  });

  test('finds another port when its own is taken', async () => {
    const first = await hold();
    await release(first);
    // A child of the old server may hold the port for a moment after the server has ended.
    const thief = startModule(
      `import net from 'node:net';
       const server = net.createServer();
       const take = () => server.listen(${first.port}, '127.0.0.1');
       server.on('listening', () => console.log('listening')).on('error', () => setTimeout(take, 10));
       take();`,
    );
    await thief.line(/listening/);
    const moved = await hold();
    expect(moved.port).not.toBe(first.port);
    expect(await ask(moved.port, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }]);
    thief.child.kill('SIGKILL');
    await release(moved);
  });
});
