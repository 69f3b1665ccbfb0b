/** @jest-environment node */
import net from 'node:net';
import pg from 'pg';
import { createTestDatabase } from '@/scripts/test/database';
import { lentClient } from './lent-client';

jest.setTimeout(60_000);

const WAIT_MS = 1_500;
const GIVEN_UP = /timeout exceeded|connection timeout/;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: WAIT_MS });
  pool.on('error', () => undefined);
  ends.push(() => pool.end());
  return pool;
}

/** Nothing else runs in this process until then, as while a picture is drawn. */
function work(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process that was busy itself asks a second time, and gets its connection', async () => {
  const database = await createTestDatabase();
  ends.push(() => database.close());
  const pool = poolOf(database.url);
  const held = await pool.connect();
  const plain = pool.connect().catch((error: Error) => error);
  work(1.2 * WAIT_MS);
  expect(await plain).toMatchObject({ message: expect.stringMatching(GIVEN_UP) as string });
  const lent = lentClient(pool);
  work(1.2 * WAIT_MS);
  setImmediate(() => held.release());
  const client = await lent;
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

test('a process that had time is told at once that the database is away', async () => {
  // It takes connections, and never says a word.
  const silent = net.createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const sockets: net.Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => silent.close(closed));
  });
  const { port } = silent.address() as net.AddressInfo;
  const connect = jest.spyOn(pg.Pool.prototype, 'connect');
  ends.push(async () => connect.mockRestore());
  await expect(lentClient(poolOf(`postgres://who:what@127.0.0.1:${port}/none`))).rejects.toThrow(GIVEN_UP);
  expect(connect).toHaveBeenCalledTimes(1);
});
