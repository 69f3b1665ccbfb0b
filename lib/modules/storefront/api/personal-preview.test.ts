/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';

jest.setTimeout(60_000);

const HOODIE = '/api/ten_fjord/fjord-fern/preview/ff-name-hoodie/hoodie-forest/front';
const TEE = '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front';
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([productPreviewHandler]);
});
afterAll(() => world.close());

const withTexts = (texts: unknown, path = HOODIE) =>
  world.get(`${path}?texts=${encodeURIComponent(typeof texts === 'string' ? texts : JSON.stringify(texts))}`);

describe('with a shopper’s texts', () => {
  test('is a drawing of their own, for their browser only', async () => {
    const own = await withTexts({ name: 'Isla' });
    expect(own.text).toMatch(/^<svg xmlns/);
    expect(own.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
    const example = await withTexts({ name: '' });
    expect(example.text).not.toBe(own.text);
    expect((await withTexts({})).text).toBe(example.text);
    expect((await withTexts({ name: ' Isla ' })).text).toBe(own.text);
  });

  test.each([
    ['a layer of nobody', { name: 'Ada', other: 'x' }, { 'texts.other': ['unknown'] }],
    ['a fixed layer', { house: 'MINE' }, { 'texts.house': ['locked_layer'] }],
    ['an object’s own name', { constructor: 'x' }, { 'texts.constructor': ['unknown'] }],
    ['a text that is too long', { name: 'A'.repeat(15) }, { 'texts.name': ['text_too_long'] }],
    ['markup', { name: '"/><script>' }, { 'texts.name': ['invalid_characters'] }],
    ['NUL', { name: 'A\u0000' }, { 'texts.name': ['invalid_characters'] }],
    ['half a character', '{"name":"\\ud800"}', { 'texts.name': ['invalid_characters'] }],
    ['a line break', { name: 'A\nB' }, { 'texts.name': ['invalid_characters'] }],
    ['no text', { name: 7 }, { texts: ['invalid'] }],
    ['a list', ['Ada'], { texts: ['invalid'] }],
    ['no JSON', '{"name":', { texts: ['invalid'] }],
    ['null', 'null', { texts: ['invalid'] }],
    ['2,001 characters', JSON.stringify({ name: 'A'.repeat(1990) }), { texts: ['too_long'] }],
  ])('%s is a 422 and no picture', async (_name, texts, codes) => {
    const answer = await withTexts(texts);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/json']);
    expect(answer.json).toMatchObject({ success: false, code: 'invalid', codes });
  });

  test('neither a side without that layer nor a plain one takes them', async () => {
    const back = await withTexts({ name: 'Ada' }, HOODIE.replace('front', 'back'));
    expect([back.status, back.json.codes]).toEqual([422, { 'texts.name': ['unknown'] }]);
    const plain = await withTexts({ name: 'Ada' }, TEE.replace('front', 'back'));
    expect([plain.status, plain.json.codes]).toEqual([422, { texts: ['unknown'] }]);
  });

  test.each([
    ['another tenant', HOODIE.replace('ten_fjord', 'ten_lumen')],
    ['another store’s product', '/api/ten_lumen/lumen-crew/preview/ff-name-hoodie/hoodie-forest/front'],
    ['an unknown colour', HOODIE.replace('forest', 'pink')],
  ])('%s is a 404 and no picture', async (_name, path) => {
    const answer = await withTexts({ name: 'Ada' }, path);
    expect([answer.status, answer.text.includes('<svg')]).toEqual([404, false]);
  });
});
