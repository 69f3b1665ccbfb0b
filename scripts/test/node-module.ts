import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A Node process started by a test, with its output so far. */
export interface Running {
  child: ChildProcess;
  output(): string;
  /** Resolves to the first line that matches; rejects if the process ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves to the exit code or the signal's name. */
  ended: Promise<number | string>;
}

const LIMIT = 45_000;

/** An import specifier of a launcher file for source text: `import { x } from ${launcher('x.mjs')}`. */
export function launcher(path: string): string {
  return JSON.stringify(pathToFileURL(join(process.cwd(), 'scripts/launch', path)).href);
}

/** Starts Node with these arguments; its environment is the given one plus PATH and HOME. */
export function startNode(args: string[], env: Record<string, string> = {}): Running {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'test', PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const line = async (pattern: RegExp): Promise<string> => {
    let over = false;
    void ended.then(() => (over = true));
    const find = () => text.split('\n').find((one) => pattern.test(one));
    await until(() => find() !== undefined || over);
    const found = find();
    if (found === undefined) throw new Error(`ended without ${pattern}: ${text}`);
    return found;
  };
  return { child, output: () => text, line, ended };
}

/** Starts Node with the source text of an ES module. */
export function startModule(source: string, env: Record<string, string> = {}): Running {
  return startNode(['--input-type=module', '-e', source], env);
}

/** Polls for a condition outside this process that has no event. */
export async function until(holds: () => boolean, limit = LIMIT): Promise<void> {
  const end = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`did not happen within ${limit} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a process with this id runs; zombies do not count. */
export function runs(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.trim().startsWith('Z');
  } catch {
    return false;
  }
}

/** A temporary folder, and the function that removes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'merchloom-launch-')));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
