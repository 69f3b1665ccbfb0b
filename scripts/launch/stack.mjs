import { join } from 'node:path';
import { SANDBOX_PORTS, appEnv, local, sandboxEnv } from './app-env.mjs';
import { buildIfNeeded } from '../build/build.mjs';
import { claimFolder } from './claim-folder.mjs';
import { checkGivenDatabase, openDatabase, runOnDatabase } from './database.mjs';
import { LaunchError } from './fail.mjs';
import { loadBundler } from '../build/bundle.mjs';
import { freePort, rememberedPorts } from './free-port.mjs';
import { THROW_AWAY } from './postgres/start-postgres.mjs';
import { Program } from './program.mjs';
import { DEV_DIR, planFor } from './programs.mjs';
import { installationSecrets } from './secrets.mjs';

/** In the order in which they are stopped: the web first, so that it finishes what it answers. */
const PARTS = /** @type {const} */ (['web', 'api', 'worker', 'sandbox']);

/**
 * @typedef {object} StackOptions
 * @property {string} command  how the person started it, for the message to a second one
 * @property {(error: Error) => void} onLost  a part ended by itself after the start
 * @property {boolean} [throwAway]  the data need not survive: a faster Postgres
 * @property {boolean} [apart]  the tenant API as a program of its own, and a web without a database that is pointed at it
 * @property {boolean} [dev]
 * @property {(stack: Stack) => Promise<unknown>} [prepare]  instead of the production build
 *
 * @typedef {import('./app-env.mjs').Place} Place
 * @typedef {typeof PARTS[number]} Part
 */

/** The whole product on this machine: database, stand-ins, worker and web. */
export class Stack {
  #settings;
  #options;
  #programs = /** @type {Map<string, Program>} */ (new Map());
  #database = /** @type {import('./database.mjs').Database | undefined} */ (undefined);
  #claim = /** @type {Awaited<ReturnType<typeof claimFolder>> | undefined} */ (undefined);
  #stopped = /** @type {Promise<void> | undefined} */ (undefined);
  #restarted = Promise.resolve();
  /** The tenant API's address where it runs apart. */
  apiAddress = /** @type {string | undefined} */ (undefined);

  /** @param {import('./settings.mjs').Settings} settings @param {StackOptions} options */
  constructor(settings, options) {
    this.#settings = settings;
    this.#options = options;
  }

  #goOn() {
    if (this.#stopped) throw new LaunchError('stopped');
  }

  /** @param {import('./program.mjs').Plan} plan */
  #begin(plan) {
    this.#goOn();
    const program = new Program(plan);
    this.#programs.set(plan.name, program);
    // If this process is killed, the next launcher ends them.
    const children = [...this.#programs.values()].flatMap((one) => one.facts() ?? []);
    this.#claim?.update({ children });
    return program;
  }

  /** In a demo the programs write to files, elsewhere to this process's output. @param {Part} name @param {NodeJS.ProcessEnv} env */
  #run(name, env) {
    const { dev } = this.#options;
    const { standIns, dataDir } = this.#settings;
    const log = standIns && !dev ? join(dataDir, 'logs', `${name}.log`) : undefined;
    return this.#begin(planFor(name, { env, dev, log }));
  }

  async #choosePort() {
    const { port } = this.#settings;
    if (port === 0) return freePort();
    if ((await freePort(port)) === port) return port;
    throw new LaunchError(
      `port ${port} is taken: stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }

  /** @param {number} port @returns {Promise<Place>} */
  async #prepare(port) {
    const settings = this.#settings;
    const { dataDir, standIns } = settings;
    const { dev = false, throwAway, prepare } = this.#options;
    const open = async () =>
      (this.#database = await openDatabase(settings, throwAway ? THROW_AWAY : undefined));
    const build = prepare ? prepare(this) : buildIfNeeded(join(dataDir, 'logs'));
    const [{ databaseUrl, ownerUrl }] = await Promise.all([open(), build]);
    const secrets = standIns ? installationSecrets(dataDir) : undefined;
    const sandbox = standIns ? await rememberedPorts(dataDir, SANDBOX_PORTS) : undefined;
    return { settings, port, dev, databaseUrl, ownerUrl, secrets, sandbox };
  }

  /** @param {NodeJS.ProcessEnv} env */
  async #fillDatabase(env) {
    const bundles = this.#options.dev ? DEV_DIR : undefined;
    if (!this.#database) return;
    await runOnDatabase('migrate', this.#database, process.env, bundles);
    this.#goOn();
    if (this.#settings.standIns) await runOnDatabase('seed', this.#database, env, bundles);
  }

  /** @param {Place} place @param {NodeJS.ProcessEnv} env */
  async #startSandbox(place, env) {
    if (!place.sandbox) return;
    const { stripe, mailHttp, pusher, fulfiller, chat, analytics } = place.sandbox;
    const sandbox = this.#run('sandbox', sandboxEnv(place, env));
    await sandbox.untilUp(...[stripe, mailHttp, pusher, fulfiller, chat, analytics].map(local));
  }

  /** @param {NodeJS.ProcessEnv} env @returns {Promise<NodeJS.ProcessEnv>} what the web gets instead of a database */
  async #startApi(env) {
    const port = await freePort();
    const address = local(port);
    await this.#run('api', { ...env, API_PORT: String(port) }).untilUp(`${address}/healthz`);
    this.apiAddress = address;
    return { TENANT_API_URL: address, DATABASE_URL: undefined, FILES_DIR: undefined };
  }

  /** @param {Place} place @param {NodeJS.ProcessEnv} env */
  async #startApp(place, env) {
    const apart = this.#options.apart ? await this.#startApi(env) : {};
    const web = this.#run('web', { ...env, ...apart });
    const worker = this.#run('worker', { QUEUE_DATABASE_URL: place.ownerUrl, ...env });
    await Promise.race([web.untilUp(`${local(place.port)}/healthz`), worker.failed]);
  }

  /** From now on the end of any part is the end of all. */
  #watch() {
    const lost = (/** @type {Error} */ error) => this.#stopped ?? this.#options.onLost(error);
    for (const { failed } of this.#programs.values()) failed.catch(lost);
    this.#database?.postgres?.failed().catch(lost);
  }

  async #startAll() {
    const { dataDir, standIns } = this.#settings;
    this.#claim = await claimFolder(dataDir, this.#options.command);
    const port = await this.#choosePort();
    const address = local(port);
    this.#claim.update({ address });
    await checkGivenDatabase(this.#settings);
    this.#goOn();
    // The sandbox bundles its payment form when it starts.
    if (standIns) await loadBundler();
    const place = await this.#prepare(port);
    const env = appEnv(place);
    await Promise.all([this.#fillDatabase(env), this.#startSandbox(place, env)]);
    await this.#startApp(place, env);
    this.#goOn();
    this.#watch();
    return { address, place, env };
  }

  /** Starts everything; on a failure stops what runs already, then throws it. */
  async start() {
    try {
      return await this.#startAll();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async #stopAll() {
    this.#claim?.update({ stopping: true });
    for (const name of PARTS) await this.#programs.get(name)?.stop();
    await this.#database?.postgres?.stop();
    this.#claim?.release();
  }

  /** Stops everything. May be called at any time. */
  stop() {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** @param {Part} name */
  async #startAgain(name) {
    const program = this.#programs.get(name);
    if (!program || this.#stopped) return;
    await program.stop();
    if (!this.#stopped) this.#begin(program.plan).failed.catch(this.#options.onLost);
  }

  /** Starts a part again, one after the other, for `npm run dev`. @param {Part} name */
  restart(name) {
    this.#restarted = this.#restarted.then(() => this.#startAgain(name));
  }
}
