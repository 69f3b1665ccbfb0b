/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launcher, runs, startModule, temporaryFolder, until } from '../test/node-module';

jest.setTimeout(60_000);

const folder = temporaryFolder();
afterAll(folder.remove);

/** Runs a script as one of the launcher's programs, and says how it went. */
function run(script: string, then: string, log = JSON.stringify(join(folder.path, 'logs', 'program.log'))) {
  const path = join(folder.path, 'program.mjs');
  writeFileSync(path, script);
  const plan = `{ name: 'worker', args: [${JSON.stringify(path)}], env: process.env, log: ${log}, patience: 500 }`;
  return startModule(`
    import { Program } from ${launcher('program.mjs')};
    const program = new Program(${plan});
    const { pid } = program.facts();
    program.failed.catch((error) => { console.log('failed: ' + error.message); process.exit(0); });
    ${then}`);
}

describe('a program that the launcher runs', () => {
  test('is not started again: its end is one line with the last error of its log', async () => {
    const running = run("console.error('fatal: no room left'); process.exit(3);", '');
    const line = await running.line(/^failed/);
    expect(line).toMatch(
      /^failed: worker ended \(exit code 3\): fatal: no room left \(see .*program\.log\)$/,
    );
    await running.ended;
    expect(readFileSync(join(folder.path, 'logs', 'program.log'), 'utf8')).toBe('fatal: no room left\n');
  });

  test('that writes to the terminal is told by its exit code', async () => {
    const running = run("console.error('fatal: no room left'); process.exit(3);", '', 'undefined');
    expect(await running.line(/^failed/)).toBe('failed: worker ended (exit code 3)');
    await running.ended;
    expect(running.output()).toContain('fatal: no room left');
  });

  test('that is killed is told by the signal alone', async () => {
    const running = run(
      'console.log(\'{"msg":"an error of long ago"}\'); setInterval(() => {}, 1000);',
      "setTimeout(() => process.kill(pid, 'SIGKILL'), 1000);",
    );
    expect(await running.line(/^failed/)).toMatch(
      /^failed: worker ended \(SIGKILL\) \(see .*program\.log\)$/,
    );
    await running.ended;
  });

  test('that is stopped has not failed, and is killed where it does not end in time', async () => {
    const running = run(
      "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);",
      "console.log('pid ' + pid); setTimeout(async () => { await program.stop(); console.log('stopped'); process.exit(0); }, 1000);",
    );
    const pid = Number((await running.line(/^pid/)).split(' ')[1]);
    await running.line(/^stopped/);
    await running.ended;
    expect(running.output()).not.toContain('failed');
    await until(() => !runs(pid));
  });
});
