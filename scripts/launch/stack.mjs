import { join } from 'node:path';
import { SANDBOX_PORTS, appEnv, sandboxEnv } from './app-env.mjs';
import { buildIfNeeded } from './build.mjs';
import { claimFolder, prepareFolder } from './claim-folder.mjs';
import { checkGivenDatabase, openDatabase, runOnDatabase } from './database.mjs';
import { LaunchError } from './fail.mjs';
import { loadBundler } from './bundle.mjs';
import { freePort, rememberedPorts } from './free-port.mjs';
import { THROW_AWAY, untilPostgresEnds } from './postgres/start-postgres.mjs';
import { Program } from './program.mjs';
import { DEV_DIR, planFor } from './programs.mjs';
import { installationSecrets } from './secrets.mjs';
import { waitForHttp } from './wait-for-http.mjs';

const LIMIT = 60_000;

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
 * @typedef {import('./database.mjs').Database} Database
 * @typedef {'web' | 'api' | 'worker' | 'sandbox'} Part
 */

/** The whole product on this machine: database, stand-ins, worker and web. */
export class Stack {
  #settings;
  #options;
  #running = /** @type {Map<Part, { program: Program, plan: import('./program.mjs').Plan }>} */ (new Map());
  #database = /** @type {Database | undefined} */ (undefined);
  #claim = /** @type {Awaited<ReturnType<typeof claimFolder>> | undefined} */ (undefined);
  #stopped = /** @type {Promise<void> | undefined} */ (undefined);
  #restarted = Promise.resolve();

  /** @param {import('./settings.mjs').Settings} settings @param {StackOptions} options */
  constructor(settings, options) {
    this.#settings = settings;
    this.#options = options;
  }

  #goOn() {
    if (this.#stopped) throw new LaunchError('stopped');
  }

  /** @param {Part} name @param {import('./program.mjs').Plan} plan */
  #begin(name, plan) {
    this.#goOn();
    const program = new Program(plan);
    this.#running.set(name, { program, plan });
    // For the launcher that comes after a kill.
    const children = [...this.#running.values()].flatMap((one) => one.program.facts() ?? []);
    this.#claim?.update({ children });
    return program;
  }

  /** In a demo the programs write to files, elsewhere to this process's output. @param {Part} name @param {number} port @param {NodeJS.ProcessEnv} env */
  #run(name, port, env) {
    const { dev } = this.#options;
    const { standIns, dataDir } = this.#settings;
    const log = standIns && !dev ? join(dataDir, 'logs', `${name}.log`) : undefined;
    return this.#begin(name, planFor(name, { env: () => env, port, dev, log }));
  }

  async #choosePort() {
    const { port } = this.#settings;
    if (port === 0) return freePort();
    if ((await freePort(port)) === port) return port;
    throw new LaunchError(
      `port ${port} is taken: stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }

  /** Waits until all of these answer, or the program has ended. @param {Program} program @param {number[]} ports @param {string} [path] */
  async #untilUp(program, ports, path = '') {
    const answers = ports.map((port) => waitForHttp(`http://localhost:${port}${path}`, LIMIT));
    await Promise.race([Promise.all(answers), program.failed]);
  }

  /** @param {Place} place */
  async #startSandbox(place) {
    if (!place.sandbox) return;
    const { stripe, mailHttp, pusher, fulfiller } = place.sandbox;
    await this.#untilUp(this.#run('sandbox', 0, sandboxEnv(place, appEnv(place))), [
      stripe,
      mailHttp,
      pusher,
      fulfiller,
    ]);
  }

  /** @param {Database} database @param {Place} place */
  async #fillDatabase(database, place) {
    const bundles = this.#options.dev ? DEV_DIR : undefined;
    await runOnDatabase('migrate', database, process.env, bundles);
    this.#goOn();
    return this.#settings.standIns && (await runOnDatabase('seed', database, appEnv(place), bundles)).seeded;
  }

  /** @param {Place} place @returns {Promise<NodeJS.ProcessEnv>} what the web gets instead of a database */
  async #startApi(place) {
    const port = await freePort();
    await this.#untilUp(
      this.#run('api', 0, { ...appEnv(place), API_PORT: String(port) }),
      [port],
      '/healthz',
    );
    return { TENANT_API_URL: `http://localhost:${port}`, DATABASE_URL: undefined, FILES_DIR: undefined };
  }

  /** @param {Place} place */
  async #startApp(place) {
    const apart = this.#options.apart ? await this.#startApi(place) : {};
    const web = this.#run('web', place.port, { ...appEnv(place), ...apart });
    const worker = this.#run('worker', 0, { QUEUE_DATABASE_URL: place.ownerUrl, ...appEnv(place) });
    await Promise.race([this.#untilUp(web, [place.port], '/healthz'), worker.failed]);
  }

  /** From now on the end of any part is the end of all. @param {Database} database */
  #watch({ postgres }) {
    const { onLost } = this.#options;
    const lost = (/** @type {Error} */ error) => this.#stopped ?? onLost(error);
    for (const { program } of this.#running.values()) program.failed.catch(lost);
    if (postgres) void untilPostgresEnds(postgres.pid).then(() => lost(new LaunchError('Postgres ended')));
  }

  /** @param {number} port @returns {Promise<{ database: Database, place: Place }>} */
  async #prepare(port) {
    const { dataDir, standIns, databaseUrl } = this.#settings;
    const { dev = false, throwAway, prepare } = this.#options;
    const secrets = standIns || !databaseUrl ? installationSecrets(dataDir) : undefined;
    const opening = openDatabase(this.#settings, secrets, throwAway ? THROW_AWAY : {}).then(
      (database) => (this.#database = database),
    );
    const [database] = await Promise.all([opening, prepare?.(this) ?? buildIfNeeded(join(dataDir, 'logs'))]);
    const sandbox = standIns ? await rememberedPorts(dataDir, SANDBOX_PORTS) : undefined;
    const { databaseUrl: appUrl, ownerUrl } = database;
    const place = { settings: this.#settings, port, dev, databaseUrl: appUrl, ownerUrl, secrets, sandbox };
    return { database, place };
  }

  async #startAll() {
    const { dataDir } = this.#settings;
    prepareFolder(dataDir);
    this.#claim = await claimFolder(dataDir, this.#options.command);
    const port = await this.#choosePort();
    const address = `http://localhost:${port}`;
    this.#claim.update({ address });
    await checkGivenDatabase(this.#settings);
    this.#goOn();
    // The sandbox bundles its payment form when it starts.
    if (this.#settings.standIns) await loadBundler();
    const { database, place } = await this.#prepare(port);
    const [seeded] = await Promise.all([this.#fillDatabase(database, place), this.#startSandbox(place)]);
    await this.#startApp(place);
    this.#goOn();
    this.#watch(database);
    return { address, seeded, place, env: appEnv(place) };
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
    for (const name of /** @type {const} */ (['web', 'api', 'worker', 'sandbox']))
      await this.#running.get(name)?.program.stop();
    await this.#database?.postgres?.stop();
    this.#claim?.release();
  }

  /** Stops everything: the web first, so that it finishes what it answers. May be called at any time. */
  stop() {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** @param {Part} name */
  async #startAgain(name) {
    const running = this.#running.get(name);
    if (!running || this.#stopped) return;
    await running.program.stop();
    if (!this.#stopped) this.#begin(name, running.plan).failed.catch(this.#options.onLost);
  }

  /** Starts a part again, one after the other, for `npm run dev`. @param {Part} name */
  restart(name) {
    this.#restarted = this.#restarted.then(() => this.#startAgain(name));
  }
}
