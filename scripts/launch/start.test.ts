/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/database';
import { launcher, startModule, startNode, temporaryFolder } from '../test/node-module';

jest.setTimeout(90_000);

const START = join(process.cwd(), 'scripts/start.mjs');

async function start(env: Record<string, string>): Promise<{ code: number | string; output: string }> {
  const running = startNode([START], env);
  const code = await running.ended;
  return { code, output: running.output() };
}

/** Matches a single line that begins with the product's name. */
function oneLine(text: RegExp): unknown {
  return expect.objectContaining({
    code: 1,
    output: expect.stringMatching(new RegExp(`^merchloom: [^\\n]*${text.source}[^\\n]*\\n$`)) as string,
  });
}

describe('npm start says in one line why it does not', () => {
  const folder = temporaryFolder();
  const taken = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  let port = 0;
  let database: TestDatabase;
  let untouched = 0;
  /** Each case has a folder of its own, so that its leftovers cannot affect the next. */
  const refused = (env: Record<string, string>) =>
    start({ DATA_DIR: join(folder.path, String((untouched += 1))), PORT: '0', ...env });

  beforeAll(async () => {
    database = await createTestDatabase();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await database.close();
    await new Promise((resolve) => taken.close(resolve));
    folder.remove();
  });

  test('the port is taken', async () => {
    expect(await refused({ PORT: String(port) })).toEqual(oneLine(/port \d+ is taken/));
  });

  test('PORT or APP_MODE is nonsense', async () => {
    expect(await refused({ PORT: 'http' })).toEqual(oneLine(/PORT must be a number/));
    expect(await refused({ APP_MODE: 'staging' })).toEqual(oneLine(/APP_MODE must be/));
  });

  test('DATABASE_URL is no address of a Postgres', async () => {
    const form = oneLine(/DATABASE_URL is not an address of the form/);
    expect(await refused({ DATABASE_URL: 'hunter2' })).toEqual(form);
    expect(await refused({ DATABASE_URL: 'mysql://a:b@localhost/c' })).toEqual(form);
    const unwritten = await refused({ DATABASE_URL: 'postgres://a:hunter%2@localhost/c' });
    expect(unwritten).toEqual(oneLine(/a % in its user, password or database is written %25/));
    expect(unwritten.output).not.toContain('hunter');
  });

  test('nothing, or something else than Postgres, listens where DATABASE_URL points', async () => {
    const nobody = await refused({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/c' });
    expect(nobody).toEqual(oneLine(/nothing listens at 127\.0\.0\.1:1/));
    expect(nobody.output).not.toContain('hunter2');
    const other = await refused({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` });
    expect(other).toEqual(oneLine(/is no Postgres server/));
  });

  test('the server of DATABASE_URL refuses the password, or knows no such database', async () => {
    const wrong = new URL(database.ownerUrl);
    wrong.password = 'hunter2';
    const refusal = await refused({ DATABASE_URL: wrong.href });
    expect(refusal).toEqual(oneLine(/refuses user "merchloom_owner"/));
    expect(refusal.output).not.toContain('hunter2');
    const elsewhere = new URL(database.ownerUrl);
    elsewhere.pathname = '/no_such_database';
    expect(await refused({ DATABASE_URL: elsewhere.href })).toEqual(
      oneLine(/no database "no_such_database"/),
    );
  });

  test('the data folder cannot be written', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: join(file, 'data') })).toEqual(oneLine(/a part of this path is a file/));
  });

  test('another one runs in the same folder', async () => {
    const dataDir = join(folder.path, 'busy');
    mkdirSync(dataDir);
    const other = { pid: process.pid, identity: '', command: 'npm start', address: 'http://localhost:3999' };
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify(other));
    const refusal = await refused({ DATA_DIR: dataDir });
    expect(refusal).toEqual(
      oneLine(/npm start already runs in this folder \(process \d+, http:\/\/localhost:3999\)/),
    );
    expect(readdirSync(dataDir)).toContain('running.json');
  });

  test('Node is too old', async () => {
    const old = startModule(
      `import { checkNode } from ${launcher('check-node.mjs')};
       import { exitWith } from ${launcher('fail.mjs')};
       try { checkNode('20.18.3'); } catch (error) { exitWith(error); }`,
    );
    expect({ code: await old.ended, output: old.output() }).toEqual(
      oneLine(/Node 20\.19 or newer is needed, this is 20\.18\.3/),
    );
  });
});
