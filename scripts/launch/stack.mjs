import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SANDBOX_PORTS, appEnv, sandboxEnv } from './app-env.mjs';
import { buildIfNeeded } from './build.mjs';
import { claimFolder, prepareFolder } from './claim-folder.mjs';
import { checkGivenDatabase, migrateDatabase, openDatabase, seedDatabase } from './database.mjs';
import { LaunchError } from './fail.mjs';
import { freePort, isPortFree, rememberedPorts } from './free-port.mjs';
import { THROW_AWAY, startPostgres, untilPostgresEnds } from './postgres/start-postgres.mjs';
import { loadBundler } from './bundle.mjs';
import { DEV_DIR, planFor } from './programs.mjs';
import { installationSecrets } from './secrets.mjs';
import { Supervised } from './supervise.mjs';
import { waitForHttp } from './wait-for-http.mjs';

const WEB_LIMIT = 60_000;
const SANDBOX_LIMIT = 30_000;

/**
 * @typedef {object} StackOptions
 * @property {string} command  how the person started it, for the message to a second one
 * @property {(error: Error) => void} onLost  something that cannot be healed happened after the start
 * @property {boolean} [throwAway]  the data need not survive: a faster Postgres
 * @property {boolean} [apart]  the tenant API as a program of its own, and a web without a database that is pointed at it
 * @property {boolean} [dev]
 * @property {(stack: Stack) => Promise<unknown>} [prepare]  instead of the production build
 *
 * @typedef {import('./app-env.mjs').Place} Place
 * @typedef {import('./secrets.mjs').Secrets} Secrets
 * @typedef {'web' | 'api' | 'worker' | 'sandbox'} Part
 */

/** The whole product on this machine: database, stand-ins, worker and web. */
export class Stack {
  #settings;
  #options;
  #reserved = /** @type {Set<number>} */ (new Set());
  #running = /** @type {Map<Part, Supervised>} */ (new Map());
  #postgres = /** @type {import('./postgres/start-postgres.mjs').Postgres | undefined} */ (undefined);
  #claim = /** @type {Awaited<ReturnType<typeof claimFolder>> | undefined} */ (undefined);
  #stopped = /** @type {Promise<void> | undefined} */ (undefined);

  /** @param {import('./settings.mjs').Settings} settings @param {StackOptions} options */
  constructor(settings, options) {
    this.#settings = settings;
    this.#options = options;
  }

  get #postgresSettings() {
    return this.#options.throwAway ? THROW_AWAY : {};
  }

  get #bundles() {
    return this.#options.dev ? DEV_DIR : undefined;
  }

  #goOn() {
    if (this.#stopped) throw new LaunchError('stopped');
  }

  /** Writes down which processes run, for the launcher that comes after a kill. */
  #record() {
    const children = [...this.#running.values()]
      .map((program) => program.facts())
      .filter((facts) => facts !== undefined);
    if (!this.#stopped) this.#claim?.update({ children });
  }

  /** In a demo the programs write to files, elsewhere to this process's output. @param {Part} name */
  #log(name) {
    const toFile = this.#settings.standIns && !this.#options.dev;
    return toFile ? join(this.#settings.dataDir, 'logs', `${name}.log`) : undefined;
  }

  /** @param {Part} name @param {number} port @param {() => NodeJS.ProcessEnv} env */
  #run(name, port, env) {
    this.#goOn();
    const plan = planFor(name, { env, port, dev: this.#options.dev, log: this.#log(name) });
    const onStart = () => setImmediate(() => this.#record());
    const program = new Supervised(plan, { onGiveUp: this.#options.onLost, onStart });
    this.#running.set(name, program);
    return program;
  }

  async #choosePort() {
    const { port } = this.#settings;
    if (port === 0) return freePort(undefined, this.#reserved);
    this.#reserved.add(port);
    if (await isPortFree(port)) return port;
    throw new LaunchError(
      `port ${port} is taken: stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }

  /** @param {Secrets | undefined} secrets */
  async #openDatabase(secrets) {
    const options = { settings: this.#postgresSettings, reserved: this.#reserved };
    const database = await openDatabase(this.#settings, secrets, options);
    this.#postgres = database.postgres;
    return database;
  }

  /** Postgres may be killed, by a lack of memory for one: it recovers on the port that everybody knows. @param {Secrets} secrets */
  async #keepPostgres(secrets) {
    const { dataDir } = this.#settings;
    while (this.#postgres && !this.#stopped) {
      const { pid, port } = this.#postgres;
      await untilPostgresEnds(pid);
      if (this.#stopped) return;
      process.stderr.write('merchloom: Postgres ended; starting it again\n');
      const options = {
        dataDir,
        password: secrets.POSTGRES_PASSWORD,
        port,
        settings: this.#postgresSettings,
      };
      this.#postgres = await startPostgres(options);
    }
  }

  /** A port that was free a moment ago may be taken by now: then with others. @param {Place} place */
  async #startSandbox(place) {
    for (let attempt = 0; ; attempt += 1) {
      const program = this.#run('sandbox', 0, () => sandboxEnv(place, appEnv(place)));
      const late = sleep(SANDBOX_LIMIT, undefined, { ref: false }).then(() => {
        throw new LaunchError(`the sandbox was not ready after ${SANDBOX_LIMIT / 1000} s`);
      });
      try {
        await Promise.race([program.announced, program.failed, late]);
        return program.ready();
      } catch (error) {
        await program.stop();
        if (attempt >= 2 || !/EADDRINUSE/.test(error.message)) throw error;
        place.sandbox = await rememberedPorts(place.settings.dataDir, SANDBOX_PORTS, new Set(this.#reserved));
      }
    }
  }

  /** @param {import('./database.mjs').Database} database @param {Place} place */
  async #fillDatabase(database, place) {
    await migrateDatabase(database, this.#bundles);
    this.#goOn();
    return this.#settings.standIns && (await seedDatabase(database, appEnv(place), this.#bundles)).seeded;
  }

  /** @param {Place} place */
  async #startApi(place) {
    const port = await freePort(undefined, this.#reserved);
    const api = this.#run('api', 0, () => ({ ...appEnv(place), API_PORT: String(port) }));
    await Promise.race([waitForHttp(`http://localhost:${port}/healthz`, WEB_LIMIT), api.failed]);
    api.ready();
    return `http://localhost:${port}`;
  }

  /** @param {Place} place */
  async #startApp(place) {
    const env = () => appEnv(place);
    const api = this.#options.apart ? await this.#startApi(place) : undefined;
    const apart = api ? { TENANT_API_URL: api, DATABASE_URL: undefined, FILES_DIR: undefined } : {};
    const web = this.#run('web', place.port, () => ({ ...env(), ...apart }));
    const worker = this.#run('worker', 0, () => ({ QUEUE_DATABASE_URL: place.ownerUrl, ...env() }));
    const answer = waitForHttp(`http://localhost:${place.port}/healthz`, WEB_LIMIT);
    await Promise.race([answer, web.failed, worker.failed]);
    web.ready();
    worker.ready();
  }

  async #startAll() {
    const { dataDir, standIns, databaseUrl } = this.#settings;
    prepareFolder(dataDir);
    this.#claim = await claimFolder(dataDir, this.#options.command);
    const port = await this.#choosePort();
    const address = `http://localhost:${port}`;
    this.#claim.update({ address });
    await checkGivenDatabase(this.#settings);
    this.#goOn();
    // The sandbox bundles its payment form when it starts.
    if (standIns) await loadBundler();
    const secrets = standIns || !databaseUrl ? installationSecrets(dataDir) : undefined;
    const building = this.#options.prepare?.(this) ?? buildIfNeeded(join(dataDir, 'logs'));
    const [database] = await Promise.all([this.#openDatabase(secrets), building]);
    if (secrets && this.#postgres) void this.#keepPostgres(secrets).catch(this.#options.onLost);
    const sandbox = standIns
      ? await rememberedPorts(dataDir, SANDBOX_PORTS, new Set(this.#reserved))
      : undefined;
    /** @type {Place} */
    const place = {
      settings: this.#settings,
      port,
      dev: this.#options.dev ?? false,
      databaseUrl: database.databaseUrl,
      ownerUrl: database.ownerUrl,
      secrets,
      sandbox,
    };
    const standInsUp = standIns ? this.#startSandbox(place) : undefined;
    const [seeded] = await Promise.all([this.#fillDatabase(database, place), standInsUp]);
    await this.#startApp(place);
    this.#goOn();
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
      await this.#running.get(name)?.stop();
    await this.#postgres?.stop();
    this.#claim?.release();
  }

  /** Stops everything: the web first, so that it finishes what it answers. May be called at any time. */
  stop() {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** @param {Part} name */
  restart(name) {
    this.#running.get(name)?.restart();
  }
}
