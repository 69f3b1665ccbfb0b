import { closeSync } from 'node:fs';
import { LaunchError, explainOutput } from './fail.mjs';
import { guardedSpawn, signalGroup } from './guarded-spawn.mjs';
import { openLog, readTail } from './log-file.mjs';
import { identityOf } from './process-identity.mjs';
import { waitForHttp } from './wait-for-http.mjs';

const START_LIMIT = 60_000;

/**
 * @typedef {object} Plan
 * @property {string} name
 * @property {string[]} args  Node's arguments
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} log  a file; undefined: this process's own output
 * @property {number} patience  milliseconds it may take to end after SIGTERM
 */

/** A program that runs. Nothing starts it again: production leaves that to systemd or containers (docs/decisions/0052). */
export class Program {
  plan;
  #child;
  #stopping = false;
  #ended;

  /** Rejects, with its reason in one line, when it ends before `stop`. @type {Promise<never>} */
  failed;

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
    const log = plan.log === undefined ? undefined : openLog(plan.log);
    const output = log?.descriptor ?? 'inherit';
    this.#child = guardedSpawn(plan.args, { env: plan.env, stdio: ['ignore', output, output] });
    if (log) closeSync(log.descriptor);
    this.#ended = this.#untilEnd(log?.from ?? 0);
    this.failed = this.#ended.then((why) => {
      if (this.#stopping) return new Promise(() => {});
      throw new LaunchError(why);
    });
    this.failed.catch(() => {});
  }

  /** @param {number} from  where the log of this run begins @returns {Promise<string>} why it ended */
  #untilEnd(from) {
    const { name, log } = this.plan;
    return new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(`${name}: ${error.message}`));
      this.#child.once('close', (code, signal) => {
        const how = `${name} ended (${signal ?? `exit code ${code}`})`;
        if (!log) resolve(how);
        // A log's last line explains an exit, never a kill.
        else resolve(signal ? `${how} (see ${log})` : explainOutput(how, readTail(log, from), log));
      });
    });
  }

  /** Waits until all of these answer; rejects when the program ends before. @param {...string} urls */
  async untilUp(...urls) {
    const answers = Promise.all(urls.map((url) => waitForHttp(url, START_LIMIT)));
    await Promise.race([answers, this.failed]);
  }

  /** By which a later launcher finds this process. */
  facts() {
    const { pid } = this.#child;
    return pid === undefined ? undefined : { name: this.plan.name, pid, identity: identityOf(pid) };
  }

  async stop() {
    this.#stopping = true;
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => signalGroup(this.#child, 'SIGKILL'), this.plan.patience);
    await this.#ended;
    clearTimeout(timer);
  }
}
