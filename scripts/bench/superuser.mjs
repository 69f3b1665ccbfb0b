import { join } from 'node:path';
import pg from 'pg';
import { readJson } from '../launch/private-file.mjs';

/**
 * Runs one statement without row-level security, to prepare data and to count.
 * @param {import('./world.mjs').World} world @param {string} statement
 * @returns {Promise<any[]>}
 */
export async function asSuperuser({ ownerUrl, dataDir }, statement) {
  const { port, hostname: host, pathname } = new URL(ownerUrl);
  const password = readJson(join(dataDir, 'secrets.json'))?.POSTGRES_PASSWORD;
  const database = pathname.slice(1);
  const client = new pg.Client({ host, port: Number(port), user: 'postgres', password, database });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
