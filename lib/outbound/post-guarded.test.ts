/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import type { Resolve } from './guarded-lookup';
import { postGuarded } from './post-guarded';
import { isPublicAddress } from './public-address';

const REFUSED = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.9'],
  ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::a00:1'],
  ...['64:ff9b:1::1', '100::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1'],
  ...['2001::1', '2002:7f00:1::', '3fff::1', '5f00::1', '::ffff:0:127.0.0.1', 'fe80::1%eth0', 'x', ''],
];
const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'];

let server: Server;
let port = 0;
let connections = 0;
let answer: { status: number; body: string; headers?: Record<string, string>; hang?: boolean };
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, answer.headers);
    if (answer.hang) response.write(answer.body);
    else response.end(answer.body);
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  connections = 0;
  answer = { status: 200, body: 'ok' };
});

const post = (url: string, more: { local?: boolean; resolve?: Resolve; timeoutMs?: number } = {}) =>
  postGuarded({ url, headers: {}, body: '{}', local: more.local ?? false, ...more });
const says = (...addresses: string[]): Resolve => {
  return (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};
const here = (path = '/') => post(`http://127.0.0.1:${port}${path}`, { local: true });

describe('no connection leaves (D47-4)', () => {
  test('private, loopback, link-local, shared, mapped, NAT64 and other addresses are not public', () => {
    expect(REFUSED.filter((address) => isPublicAddress(address))).toEqual([]);
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(isPublicAddress('127.0.0.1', true)).toBe(true);
    expect(isPublicAddress('10.0.0.1', true)).toBe(false);
  });

  test('to a number in the address, however it is written', async () => {
    for (const host of [
      ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]'],
      ...['169.254.169.254', '[64:ff9b::7f00:1]', '0', '10.0.0.1'],
    ]) {
      const { fault } = await post(`https://${host}:${port}/`);
      expect([host, fault]).toEqual([host, 'address_refused']);
    }
    expect(connections).toBe(0);
  });

  test('to a name that means such an address, alone or beside a public one', async () => {
    for (const address of REFUSED.filter((one) => one !== '' && one !== 'x')) {
      const alone = await post(`https://hooks.example:${port}/`, { resolve: says(address) });
      const beside = await post(`https://hooks.example:${port}/`, { resolve: says('8.8.8.8', address) });
      expect([address, alone.fault, beside.fault]).toEqual([address, 'address_refused', 'address_refused']);
    }
    expect((await post(`https://localhost:${port}/`)).fault).toBe('address_refused');
    expect((await post(`http://hooks.example:${port}/`, { resolve: says('8.8.8.8') })).fault).toBe(
      'address_refused',
    );
    expect(connections).toBe(0);
  });

  test('to a name that means another address at the second look-up', async () => {
    let asked = 0;
    const rebinding: Resolve = (name, options, done) => {
      asked += 1;
      says(asked === 1 ? '192.0.2.1' : '127.0.0.1')(name, options, done);
    };
    for (let turn = 0; turn < 3; turn += 1)
      expect((await post(`https://hooks.example:${port}/`, { resolve: rebinding })).fault).toBe(
        'address_refused',
      );
    // Each connection asks once, and connects to what was checked.
    expect([asked, connections]).toEqual([3, 0]);
  });
});

describe('what an answer means (D47-2)', () => {
  test('2xx has arrived; anything else, and a redirect, has not', async () => {
    expect(await here()).toMatchObject({ status: 200, fault: null, response: 'ok' });
    answer = { status: 503, body: 'later' };
    expect(await here()).toMatchObject({ status: 503, fault: 'status', response: 'later' });
    answer = { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } };
    expect(await here()).toMatchObject({ status: 302, fault: 'redirect' });
    expect(connections).toBe(3);
  });

  test('of a long or endless answer only the beginning is kept', async () => {
    answer = { status: 200, body: 'x'.repeat(100_000) };
    expect((await here()).response).toHaveLength(1_000);
    answer = { status: 200, body: 'begun', hang: true };
    const slow = await post(`http://127.0.0.1:${port}/`, { local: true, timeoutMs: 200 });
    expect(slow).toMatchObject({ status: 200, fault: null, response: 'begun' });
    // It has arrived: who keeps the connection open doesn't keep the worker.
    const { fault, ms } = await here();
    expect([fault, ms < 3_000]).toEqual([null, true]);
  });

  test('one that hangs is given up in time, and nobody at home is said so', async () => {
    const silent = createNetServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port: deaf } = silent.address() as AddressInfo;
    const hung = await post(`http://127.0.0.1:${deaf}/`, { local: true, timeoutMs: 200 });
    expect([hung.fault, hung.ms < 2_000]).toEqual(['timeout', true]);
    const tls = await post(`https://127.0.0.1:${port}/`, { local: true });
    expect(tls.fault).toMatch(/tls|unreachable/);
    silent.close();
    const unknown: Resolve = (_name, _options, done) =>
      done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    expect((await post('https://nothing.invalid/', { resolve: unknown })).fault).toBe('unresolved');
    expect((await post('http://127.0.0.1:1025/', { local: true })).fault).toBe('unreachable');
  });
});
