import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writePrivateJson } from './private-file.mjs';

const NAMES = /** @type {const} */ ([
  'NEXTAUTH_SECRET',
  'LINK_SECRET',
  'HOUSEHOLD_KEY',
  'INTERNAL_SECRET',
  'FULFILLER_API_KEY',
  'FULFILLER_WEBHOOK_SECRET',
  'PUSHER_SECRET',
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'LOGIN_PASSWORD',
]);

/** @typedef {Record<(typeof NAMES)[number], string>} Secrets */

/**
 * The installation's secrets: generated once, in a file only its owner may read.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function installationSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json');
  const known = readJson(path) ?? {};
  const missing = NAMES.filter((name) => typeof known[name] !== 'string');
  if (missing.length > 0) {
    for (const name of missing) known[name] = randomBytes(32).toString('hex');
    writePrivateJson(path, known);
  }
  return known;
}
