import pg from 'pg';

const DATABASE = 'merchloom';
export const OWNER = 'merchloom_owner';
export const LOGIN = 'merchloom_login';

/**
 * Connection URL of a database in the embedded Postgres.
 * @param {string} user
 * @param {string} password
 * @param {number} port
 * @param {string} [database]
 */
export function embeddedUrl(user, password, port, database = DATABASE) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Creates the role that owns the schema (not a superuser, as on a hosted Postgres) and, if named, its database.
 * @param {string} adminUrl
 * @param {string} ownerPassword hexadecimal
 * @param {string} [database]
 */
export async function prepareDatabase(adminUrl, ownerPassword, database = DATABASE) {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) {
      await client.query(`create role ${OWNER} login createrole nosuperuser password '${ownerPassword}'`);
    }
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (known.rowCount === 0) await client.query(`create database ${database} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}
