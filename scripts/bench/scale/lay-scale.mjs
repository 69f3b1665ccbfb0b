import { join } from 'node:path';
import pg from 'pg';
import { readJson } from '../../launch/private-file.mjs';
import { rowsOf } from './statements.mjs';

/** Tables whose secondary indexes are made anew after the rows: kept up row by row, they take most of the time. */
const INDEXED_AFTERWARDS = ['orders', 'search_terms', 'order_lines', 'payment_intents'];

const SECONDARY = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any($1::regclass[]) and not indisprimary
    and not exists (select from pg_constraint c where c.conindid = indexrelid)`;

/**
 * Lays the rows of a large platform into the measured world, as superuser, without triggers or checks of references.
 * @param {import('../world.mjs').World} world
 * @param {import('./statements.mjs').Size} size
 * @returns {Promise<number>} the seconds that it took
 */
export async function layScale({ ownerUrl, dataDir }, size) {
  const { port, hostname: host, pathname } = new URL(ownerUrl);
  const password = readJson(join(dataDir, 'secrets.json'))?.POSTGRES_PASSWORD;
  const client = new pg.Client({
    host,
    port: Number(port),
    user: 'postgres',
    password,
    database: pathname.slice(1),
  });
  await client.connect();
  const begun = performance.now();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '256MB'`);
    const { rows: indexes } = await client.query(SECONDARY, [INDEXED_AFTERWARDS]);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of rowsOf(size)) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    // Autovacuum would do this within minutes; index-only reads need the visibility map.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return (performance.now() - begun) / 1000;
}
