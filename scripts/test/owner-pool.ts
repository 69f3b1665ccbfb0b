import pg from 'pg';

/**
 * The owner's connection pool for a test database. `pg`'s `end` resolves before connections have closed, and dropping
 * the database then makes them emit unhandled errors; `close` waits for them.
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
