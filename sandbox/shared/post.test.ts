/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Poster } from './post';

let server: Server;
let url: string;
/** The connections that were opened, in order. */
let sockets: Socket[];
let read: string[];

beforeEach(async () => {
  sockets = [];
  read = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      read.push(body);
      response.writeHead(204).end();
    });
  });
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

test('a connection that the server closes as it is used again costs no message', async () => {
  const poster = new Poster(1);
  expect(await poster.post(url, 'one', {})).toBe(204);
  // The poster has not heard of it yet when it writes.
  sockets[0]?.resetAndDestroy();
  expect(await poster.post(url, 'two', {})).toBe(204);
  expect([read, sockets.length]).toEqual([['one', 'two'], 2]);
  poster.close();
});

test('where nobody listens there is no answer', async () => {
  const poster = new Poster(1);
  expect(await poster.post('http://127.0.0.1:1/', 'one', {})).toBe(0);
  poster.close();
});
