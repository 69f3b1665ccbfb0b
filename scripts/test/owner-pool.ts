import pg from 'pg';

/**
 * The owner's connections to a test's database. `pg`'s own `end` answers before its connections have closed; a database
 * dropped in between cuts them off, which they report to nobody as an error.
 */
export function openOwnerPool(connectionString: string): { pool: pg.Pool; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 2 });
  const closed: Promise<unknown>[] = [];
  pool.on('connect', (client) => {
    closed.push(new Promise((resolve) => client.once('end', resolve)));
  });
  return {
    pool,
    async close() {
      await pool.end();
      await Promise.all(closed);
    },
  };
}
