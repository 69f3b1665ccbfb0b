/** @jest-environment node */
import { contentDisposition } from '@/lib/kernel/content-disposition';
import { QUIET_ZONE } from '@/lib/files/qr/qr-matrix';
import { readQr } from '@/scripts/test/read-qr';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { eventQrHandler } from './event-qr';

const ADMIN = 'admin@fjord-fern.example';
const QR = '/api/ten_fjord/events/fjord-fern/qr';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([eventQrHandler]);
  setTestEnv({ PUBLIC_URL: 'https://shops.example' });
});
afterAll(() => world.close());

test('the QR code opens the event’s page, as a picture for print and as one for screens (S2.2-17)', async () => {
  for (const [format, type] of [
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
  ] as const) {
    const answer = await world.get(`${QR}?format=${format}`, ADMIN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-disposition')).toBe(
      contentDisposition('attachment', `fjord-fern.${format}`),
    );
  }
  const svg = (await world.get(QR, ADMIN)).text;
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) - 2 * QUIET_ZONE;
  const dark = new Set(
    [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, column, row, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${row} ${Number(column) + step}`),
    ),
  );
  const isDark = (row: number, column: number) => dark.has(`${row + QUIET_ZONE} ${column + QUIET_ZONE}`);
  expect(readQr(size, isDark)).toBe('https://shops.example/fjord-fern');
});

test('nobody else’s', async () => {
  expect((await world.get(QR, 'admin@lumen-robotics.example')).status).toBe(404);
  expect((await world.get('/api/ten_fjord/events/lumen-summit/qr', ADMIN)).status).toBe(404);
  expect((await world.get(QR)).status).toBe(401);
});
