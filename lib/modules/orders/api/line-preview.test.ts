/** @jest-environment node */
import { linePreviewUrl } from '@/lib/modules/orders/service/line-preview-url';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { linePreviewHandler } from './line-preview';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([linePreviewHandler]);
});
afterAll(() => world.close());

describe('the picture of an ordered line', () => {
  test('opens by its own signature and by no other', async () => {
    const [line, other] = await world.sql<{ id: string }>(
      "select id from order_lines where tenant_id = 'ten_fjord' order by id limit 2",
    );
    if (!line || !other) throw new Error('no lines');
    const url = linePreviewUrl({ tenantId: 'ten_fjord', lineId: line.id, side: 'front' });
    const picture = await world.get(url);
    expect([picture.status, picture.text.slice(0, 4)]).toEqual([200, '<svg']);
    expect(picture.headers.get('cache-control')).toBe('private, max-age=3600');
    const swaps = [
      url.replace(line.id, other.id),
      url.replace('/front', '/back'),
      url.replace('ten_fjord', 'ten_lumen'),
      url.replace(/signature=.*/, `signature=${'0'.repeat(32)}`),
      url.replace(/signature=.*/, 'signature='),
    ];
    for (const swapped of swaps) expect((await world.get(swapped)).status).toBe(404);
    expect((await world.get(url.replace(/\?.*/, ''))).status).toBe(422);
  });

  test('another tenant’s line does not open even under a true signature', async () => {
    const [line] = await world.sql<{ id: string }>(
      "select id from order_lines where tenant_id = 'ten_fjord' limit 1",
    );
    const url = linePreviewUrl({ tenantId: 'ten_lumen', lineId: line?.id ?? '', side: 'front' });
    expect((await world.get(url)).status).toBe(404);
  });
});
