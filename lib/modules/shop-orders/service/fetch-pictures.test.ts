/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { getGuarded } from '@/lib/outbound/get-guarded';
import { setTestEnv } from '@/scripts/test/env';
import { NAME_SCENE } from '@/scripts/test/fixtures/stores';
import type { FulfilmentRequest } from '@/lib/shop-platform';
import {
  SHOP,
  SHOP_TENANT,
  startShopOrdersWorld,
  type ShopOrdersWorld,
} from '@/scripts/test/shop-orders-world';
import { fetchPictures, pictureTime } from './fetch-pictures';
import { pullShop } from './pull-shop';

jest.setTimeout(120_000);

const SCENE = {
  ...NAME_SCENE,
  layers: [
    {
      type: 'image',
      id: 'photo',
      label: 'Your photo',
      src: 'fil_4t8w2y6a0c5e9g3k7m1p',
      location: 'file',
      customisable: true,
      widthMm: 50,
      heightMm: 50,
      angle: 0,
      scale: 1,
      position: { x: 140, y: 100 },
    } as const,
  ],
};

let of: ShopOrdersWorld;
let files: string;
let cdn: Server;
let base: string;
let asked: string[] = [];
let isBack = false;
let slowed: (() => void) | undefined;
beforeAll(async () => {
  const png = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#aa3322' } })
    .png()
    .toBuffer();
  cdn = createServer(({ url = '' }, answer) => {
    asked.push(url);
    slowed?.();
    if (url === '/away.png' && isBack) return answer.end(png);
    if (url === '/photo.png') return answer.end(png);
    if (url === '/text.png') return answer.end('<script>alert(1)</script>');
    if (url === '/moved.png') return answer.writeHead(302, { location: '/photo.png' }).end();
    if (url === '/inside.png') return answer.writeHead(302, { location: 'http://10.0.0.1/photo.png' }).end();
    if (url === '/round.png') return answer.writeHead(302, { location: '/round.png' }).end();
    if (url === '/large.png') return answer.writeHead(200, { 'content-length': '30000000' }).end();
    if (url === '/slow.png') return undefined;
    return answer.writeHead(url === '/away.png' ? 503 : 404).end();
  });
  await new Promise<void>((listening) => cdn.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  files = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  of = await startShopOrdersWorld({ creditLimit: 1_000_000, scene: SCENE });
  setTestEnv({ WEBHOOKS_TO_LOCAL: '1', FILES_DIR: files });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await of.close();
  cdn.closeAllConnections();
  cdn.close();
  await rm(files, { recursive: true });
});

const sku = async () =>
  (await of.world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [SHOP_TENANT]))[0]
    ?.sku ?? '';
const ordered = async (properties: Record<string, string>) => {
  const { gid, orderId } = await of.placed({ lines: [{ sku: await sku(), quantity: 1, properties }] });
  return { orderId, request: of.sandbox.world.requests.get(gid) };
};

test('a picture that the shopper added at the shop is fetched, kept and printed in its layer, once (S4-60)', async () => {
  for (const path of ['/photo.png', '/moved.png']) {
    const { orderId, request } = await ordered({ 'Your photo': `${base}${path}`, 'Gift note': 'Hello' });
    expect([path, request?.requestStatus]).toEqual([path, 'ACCEPTED']);
    const [line] = await of.world.sql<{ file: string; scene: { layers: { src: string }[] } }>(
      `select personalisation #>> '{front,photo}' as file, scene_front as scene from order_lines where order_id = $1`,
      [orderId],
    );
    expect(line?.file).toMatch(/^fil_/);
    expect(line?.scene.layers[0]?.src).toBe(line?.file);
    const kept = await of.world.sql(
      'select kind, content_type, width_px, in_library from files where id = $1',
      [line?.file],
    );
    expect(kept).toMatchObject([{ kind: 'artwork', width_px: 1200, in_library: false }]);
  }
  asked = [];
  await pullShop({ tenantId: SHOP_TENANT });
  expect(asked).toEqual([]);
  // Each is an upload of a shopper, as which it is cleared and erased.
  const [upload] = await of.world.sql<{ n: number }>(
    "select count(*)::int as n from uploads where actor = 'shopper' and state = 'ready'",
  );
  expect(upload?.n).toBe(2);
});

test.each(['/text.png', '/gone.png', '/inside.png', '/round.png', '/large.png'])(
  '%s is no picture that we print: rejected, with the reason (S4-60)',
  async (path) => {
    const { request } = await ordered({ photo: `${base}${path}` });
    expect(request).toMatchObject({ requestStatus: 'REJECTED', reason: 'OTHER' });
    expect(request?.message).toContain(await sku());
    expect(request?.message).toContain('picture');
  },
);

test('a picture that is away holds its own request alone, for a day at most, and is printed once it is there (S4-94)', async () => {
  const hold = async () => ordered({ photo: `${base}/away.png` });
  const [first, other] = [await hold(), await hold()];
  expect([first.request?.requestStatus, first.orderId]).toEqual(['SUBMITTED', '']);
  const well = await ordered({ photo: `${base}/photo.png` });
  expect(well.request?.requestStatus).toBe('ACCEPTED');
  // Not asked for before its time.
  expect(asked.filter((url) => url === '/away.png')).toHaveLength(2);
  const waits = () =>
    of.world.sql<{ tries: number; ms: number }>(
      'select tries, extract(epoch from due_at - now()) * 1000 as ms from shop_picture_waits order by tries',
    );
  expect((await waits()).map(({ tries }) => tries)).toEqual([1, 1]);
  const due = (gid = '') =>
    of.world.sql("update shop_picture_waits set due_at = now() - interval '1 second' where gid = $1", [gid]);
  // There again, it is an order like any other.
  isBack = true;
  await due(first.request?.id);
  await pullShop({ tenantId: SHOP_TENANT });
  expect(of.sandbox.world.requests.get(first.request?.id ?? '')?.requestStatus).toBe('ACCEPTED');
  isBack = false;
  // One that stays away is rejected after its last try, with the reason.
  await of.world.sql('update shop_picture_waits set tries = 6 where gid = $1', [other.request?.id]);
  await due(other.request?.id);
  await pullShop({ tenantId: SHOP_TENANT });
  const told = of.sandbox.world.requests.get(other.request?.id ?? '');
  expect(told).toMatchObject({ requestStatus: 'REJECTED', reason: 'OTHER' });
  expect(await waits()).toEqual([]);
});

test('pictures of one run have 20 seconds in all, four at once; what is left is the next run’s (S4-94)', async () => {
  const real = performance.now.bind(performance);
  let passed = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  const time = pictureTime();
  const request = {
    id: 'gid://shopify/FulfillmentOrder/1',
    lines: [{ id: 'l', sku: await sku(), quantity: 1, properties: { photo: `${base}/away.png` } }],
  } as unknown as FulfilmentRequest;
  const fetched = () =>
    fetchPictures({ tenantId: SHOP_TENANT, actor: 'system' }, { shop: SHOP, time }, request);
  expect((await fetched()).missing).toBe('away');
  expect(time.leftMs).toBeLessThan(20_000);
  slowed = () => {
    passed += 18_000;
  };
  await fetched();
  slowed = undefined;
  expect(time.leftMs).toBeLessThan(4_000);
  asked = [];
  expect([(await fetched()).missing, asked]).toEqual(['untried', []]);
  clock.mockRestore();
});

test('no picture, another’s file, or an address inside: rejected, and nothing is asked for (S4-60)', async () => {
  const [known] = await of.world.sql<{ id: string }>("select id from files where kind = 'artwork' limit 1");
  const wrong: Record<string, string>[] = [
    {},
    { photo: known?.id ?? '' },
    { photo: 'http://10.0.0.1/a.png' },
    { photo: 'http://169.254.169.254/latest/meta-data' },
    { photo: 'file:///etc/passwd' },
  ];
  for (const properties of wrong) expect((await ordered(properties)).request?.requestStatus).toBe('REJECTED');
  expect(asked).toEqual([]);
});

test('an answer that never comes is given up in time, and plain HTTP is not spoken outside development (S4-60)', async () => {
  const most = { mostBytes: 1_000, timeoutMs: 300 };
  expect(await getGuarded({ url: `${base}/slow.png`, local: true, ...most })).toEqual({
    ok: false,
    error: 'away',
  });
  expect(await getGuarded({ url: `${base}/photo.png`, local: true, ...most })).toEqual({
    ok: false,
    error: 'large',
  });
  for (const url of [`${base}/photo.png`, 'https://127.0.0.1/a.png', 'https://[::1]/a.png', 'not an address'])
    expect(await getGuarded({ url, local: false, ...most })).toMatchObject({ ok: false });
});
