import { closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { LaunchError, explainOutput } from './fail.mjs';
import { guardedSpawn, signalGroup } from './guarded-spawn.mjs';
import { openLog, readTail } from './log-file.mjs';
import { identityOf } from './process-identity.mjs';

/**
 * @typedef {object} Plan
 * @property {string} name
 * @property {string[]} args  Node's arguments
 * @property {() => NodeJS.ProcessEnv} env  asked for at every start
 * @property {string | undefined} log  a file; undefined: this process's own output
 * @property {number} patience  milliseconds it may take to end politely
 * @property {boolean} [announces]  its first line on standard output says that it is ready
 *
 * @typedef {object} Hooks
 * @property {(error: Error) => void} onGiveUp
 * @property {() => void} onStart
 */

const CRASHES = { most: 5, within: 60_000 };

/** @param {Plan} plan */
function startOnce(plan) {
  const log = plan.log === undefined ? undefined : openLog(plan.log);
  const output = log?.descriptor ?? 'inherit';
  const child = guardedSpawn(plan.args, {
    env: plan.env(),
    stdio: ['ignore', plan.announces ? 'pipe' : output, output],
  });
  if (log) closeSync(log.descriptor);
  const tail = () => (plan.log && log ? readTail(plan.log, log.from) : '');
  return { child, tail };
}

/**
 * A program that runs and, once it was declared ready, is run again whenever it crashes. After five crashes within
 * a minute it is given up.
 */
export class Supervised {
  #plan;
  #hooks;
  #state = /** @type {'starting' | 'ready' | 'stopping'} */ ('starting');
  #crashes = /** @type {number[]} */ ([]);
  #restarting = false;
  #child = /** @type {import('node:child_process').ChildProcess | undefined} */ (undefined);
  #ended = Promise.resolve();
  #announce = /** @type {(line: string) => void} */ (() => {});
  #fail = /** @type {(error: Error) => void} */ (() => {});

  /** Its first line of output. @type {Promise<string>} */
  announced;
  /** Rejects when it ended before it was declared ready. @type {Promise<never>} */
  failed;

  /** @param {Plan} plan @param {Hooks} hooks */
  constructor(plan, hooks) {
    this.#plan = plan;
    this.#hooks = hooks;
    this.announced = new Promise((resolve) => (this.#announce = resolve));
    this.failed = new Promise((_, reject) => (this.#fail = reject));
    this.failed.catch(() => {});
    this.#start();
  }

  #start() {
    const { child, tail } = startOnce(this.#plan);
    const { name, log, announces } = this.#plan;
    this.#child = child;
    if (announces && child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => this.#announce(line));
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(this.#onEnd(`${name}: ${error.message}`)));
      child.once('close', (code, signal) => {
        const how = `${name} ended (${signal ?? `exit code ${code}`})`;
        resolve(this.#onEnd(explainOutput(how, tail(), log)));
      });
    });
    this.#hooks.onStart();
  }

  /** @param {string} why */
  #onEnd(why) {
    this.#child = undefined;
    if (this.#state === 'stopping') return;
    if (this.#restarting) {
      this.#restarting = false;
      this.#start();
    } else if (this.#state === 'starting') {
      this.#fail(new LaunchError(why));
    } else {
      this.#afterCrash(why);
    }
  }

  /** @param {string} why */
  #afterCrash(why) {
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => at > now - CRASHES.within), now];
    if (this.#crashes.length > CRASHES.most) {
      this.#hooks.onGiveUp(new LaunchError(why));
      return;
    }
    process.stderr.write(`merchloom: ${why}; starting it again\n`);
    setTimeout(() => this.#state === 'ready' && this.#start(), 500 * this.#crashes.length);
  }

  /** From now on it is started again after a crash. */
  ready() {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  /** What a later launcher needs to find this process again. */
  facts() {
    const pid = this.#child?.pid;
    return pid === undefined ? undefined : { name: this.#plan.name, pid, identity: identityOf(pid) };
  }

  restart() {
    this.#restarting = this.#child !== undefined;
    this.#child?.kill('SIGTERM');
  }

  async stop() {
    this.#state = 'stopping';
    const child = this.#child;
    if (!child) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), this.#plan.patience);
    await this.#ended;
    clearTimeout(timer);
  }
}
