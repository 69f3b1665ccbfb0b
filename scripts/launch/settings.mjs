import { resolve } from 'node:path';
import { LaunchError } from './fail.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Settings
 * @property {'demo' | 'production' | 'test'} mode
 * @property {boolean} standIns  the sandbox plays the outside world
 * @property {number} port  0: any free one
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl
 * @property {string | undefined} ownerUrl
 */

/** @param {string | undefined} text @param {number} fallback */
function portFrom(text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new LaunchError(`PORT must be a number from 0 to 65535, not "${text}"`);
}

/**
 * The launcher's own settings from the environment; the app's are read in lib/env.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  const databaseUrl = env.DATABASE_URL || undefined;
  const mode = env.APP_MODE || (databaseUrl ? 'production' : 'demo');
  if (mode !== 'demo' && mode !== 'production' && mode !== 'test') {
    throw new LaunchError(`APP_MODE must be demo, production or test, not "${mode}"`);
  }
  return {
    mode,
    standIns: mode !== 'production',
    port: portFrom(env.PORT, 3000),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl,
    ownerUrl: env.MIGRATE_DATABASE_URL || databaseUrl,
  };
}
