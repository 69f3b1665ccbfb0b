/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launcher, runs, startModule, startNode, temporaryFolder, until } from '../test/node-module';

jest.setTimeout(60_000);

const folder = temporaryFolder();
afterAll(folder.remove);

function script(name: string, source: string): string {
  const path = join(folder.path, name);
  writeFileSync(path, source);
  return path;
}

describe('a child of the launcher', () => {
  /** Starts a child as the launcher does, prints both process ids, and waits. */
  const parentOf = (child: string) => `
    import { guardedSpawn } from ${launcher('guarded-spawn.mjs')};
    const child = guardedSpawn([${JSON.stringify(child)}], { env: process.env, stdio: ['ignore', 'inherit', 'inherit'] });
    console.log('child ' + child.pid);
    setInterval(() => {}, 1000);`;

  test('ends when the launcher is killed', async () => {
    const child = script('polite.mjs', "console.log('up'); setInterval(() => {}, 1000);");
    const parent = startModule(parentOf(child));
    const pid = Number((await parent.line(/^child \d+/)).split(' ')[1]);
    await parent.line(/^up/);
    parent.child.kill('SIGKILL');
    await until(() => !runs(pid), 10_000);
  });

  test('ends with its own children, even when it ignores every polite request', async () => {
    const stubborn = `
      import { spawn } from 'node:child_process';
      const grandchild = spawn('sleep', ['600'], { stdio: 'ignore' });
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
      console.log('grandchild ' + grandchild.pid);
      setInterval(() => {}, 1000);`;
    const parent = startModule(parentOf(script('stubborn.mjs', stubborn)));
    const pid = Number((await parent.line(/^child \d+/)).split(' ')[1]);
    const grandchild = Number((await parent.line(/^grandchild \d+/)).split(' ')[1]);
    parent.child.kill('SIGKILL');
    await until(() => !runs(pid) && !runs(grandchild), 10_000);
  });
});

describe('the launcher', () => {
  const WATCH = `
    import { watchParent } from ${launcher('watch-parent.mjs')};
    watchParent(() => { console.log('npm is gone'); process.exit(0); });
    console.log('watching ' + process.pid);
    setInterval(() => {}, 1000);`;

  /** npm runs a script through a shell, which outlives npm. */
  const asNpm = (watcher: string) => `
    import { spawn } from 'node:child_process';
    spawn('sh', ['-c', '"' + process.execPath + '" ' + ${JSON.stringify(watcher)} + '; true'], { stdio: 'inherit' });`;

  test('notices that npm was killed, also behind the shell that npm put between them', async () => {
    const watcher = script('watch.mjs', WATCH);
    const npm = startModule(asNpm(watcher), { npm_lifecycle_event: 'start' });
    const pid = Number((await npm.line(/^watching \d+/)).split(' ')[1]);
    npm.child.kill('SIGKILL');
    await npm.line(/npm is gone/);
    await until(() => !runs(pid));
  });

  test('takes over a folder whose launcher was killed, after ending what that one left', async () => {
    const orphan = startNode([script('orphan.mjs', "console.log('up'); setInterval(() => {}, 1000);")]);
    await orphan.line(/^up/);
    const dead = startNode(['-e', '']);
    await dead.ended;
    const running = {
      pid: dead.child.pid,
      identity: 'of a process that is gone',
      command: 'npm start',
      children: [{ name: 'web', pid: orphan.child.pid, identity: '' }],
    };
    writeFileSync(join(folder.path, 'running.json'), JSON.stringify(running));
    const next = startModule(
      `import { claimFolder } from ${launcher('claim-folder.mjs')};
       const claim = await claimFolder(process.env.DIR, 'npm start');
       process.on('SIGTERM', () => { claim.release(); process.exit(0); });
       console.log('claimed');
       setInterval(() => {}, 1000);`,
      { DIR: folder.path },
    );
    await next.line(/claimed/);
    expect(await orphan.ended).toBe('SIGKILL');
    expect(JSON.parse(readFileSync(join(folder.path, 'running.json'), 'utf8'))).toMatchObject({
      pid: next.child.pid,
    });
    next.child.kill('SIGTERM');
    await next.ended;
    expect(existsSync(join(folder.path, 'running.json'))).toBe(false);
  });
});
