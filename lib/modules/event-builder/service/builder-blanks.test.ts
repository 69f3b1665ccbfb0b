/** @jest-environment node */
import { forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { builderBlanks } from './builder-blanks';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

describe('the blanks of the builder’s pages (S2.2-67)', () => {
  test('are all that are kept, ready for a page', async () => {
    const given = await builderBlanks();
    expect(given.map(({ id }) => id)).toEqual(BUILDER_BLANKS.map(({ id }) => id));
    expect(BUILDER_BLANKS).toMatchObject(given);
    expect(JSON.parse(JSON.stringify(given))).toEqual(given);
  });

  test('have the price and the state that staff gave them', async () => {
    await world.asOwner(`with changed as (
        update blanks set status = 'withdrawn', changes = changes + 1 where id = 'mug')
      update blank_versions set definition = jsonb_set(definition, '{blank_price,GBP}', '"9.99"') where blank_id = 'mug'`);
    forgetBlanks();
    const mug = (await builderBlanks()).find(({ id }) => id === 'mug');
    expect([mug?.offered, mug?.blankPrice.GBP]).toEqual([false, 999]);
  });
});
