import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A Node process that a test started, with what it wrote so far. */
export interface Running {
  child: ChildProcess;
  output(): string;
  /** Resolves with the first line that matches; rejects when the process ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code, or the signal's name, once it has ended. */
  ended: Promise<number | string>;
}

const LIMIT = 45_000;

/** Source text that imports a file of the launcher: `import { x } from ${launcher('x.mjs')}`. */
export function launcher(path: string): string {
  return JSON.stringify(pathToFileURL(join(process.cwd(), 'scripts/launch', path)).href);
}

/** Starts Node on these arguments; the environment is only what is given, beside PATH and HOME. */
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

/** Starts Node on the text of an ES module. */
export function startModule(source: string, env: Record<string, string> = {}): Running {
  return startNode(['--input-type=module', '-e', source], env);
}

/** Waits for something outside this process, which gives no event to wait for. */
export async function until(holds: () => boolean, limit = LIMIT): Promise<void> {
  const end = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`did not happen within ${limit} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a process of this id runs; one that ended and was not collected yet does not. */
export function runs(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.trim().startsWith('Z');
  } catch {
    return false;
  }
}

/** A folder of its own, and what removes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'merchloom-launch-')));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
