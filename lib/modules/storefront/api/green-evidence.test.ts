/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { readLaunchCheckHandler } from '@/lib/modules/launch/api/launch-check';
import type { LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { readStorefrontHandler } from './read-storefront';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const TEXT = 'Climate neutral by what we pay for:\ncertificate <CN 4711>.';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readConfigurationHandler,
    readStorefrontHandler,
    updateConfigurationHandler,
    readLaunchCheckHandler,
  ]);
});
afterAll(() => world.close());

const send = (storeConfig: object) => world.post(`${PATH}/update`, { storeConfig }, ADMIN);
const kept = async () =>
  ((await world.get(PATH, ADMIN)).json.data as unknown as Configuration).store_page_content.green_evidence;
async function shown(lang = '') {
  const answer = await world.get(`/api/storefront/fjord-fern${lang}`);
  check(readStorefront, answer);
  return (answer.json.data as unknown as StorefrontData).storeConfig.greenEvidence;
}
async function isFlagged() {
  const answer = await world.get('/api/ten_fjord/events/fjord-fern/launch-check', ADMIN);
  const { lines } = answer.json.data as unknown as LaunchCheck;
  return lines.find(({ id }) => id === 'green_words')?.passed === false;
}

describe('the evidence for what a store’s own texts claim for the environment (D54-4)', () => {
  test('is kept as plain text with its lines, and told in the store', async () => {
    expect([await kept(), await shown()]).toEqual(['', undefined]);
    const answer = await send({ greenEvidence: ` ${TEXT} ` });
    check(updateConfiguration, answer);
    expect([await kept(), await shown()]).toEqual([TEXT, TEXT]);
    // What a save leaves out stays.
    await send({ homeHeading: 'Our climate neutral shop' });
    expect(await kept()).toBe(TEXT);
  });

  test('is told in the visitor’s language once it is translated', async () => {
    await world.sql(
      `insert into event_texts (tenant_id, event_id, field, language, value, source_hash, updated_at)
       values ('ten_fjord', 'evt_fjord_fern', 'green_evidence', 'fr', 'Certificat CN 4711', md5($1), now())`,
      [TEXT],
    );
    expect([await shown('?lang=fr'), await shown('?lang=de')]).toEqual(['Certificat CN 4711', TEXT]);
  });

  test('given, the claim is no longer flagged; without it, it is', async () => {
    expect(await isFlagged()).toBe(false);
    await send({ greenEvidence: '' });
    expect([await isFlagged(), await shown(), await shown('?lang=fr')]).toEqual([true, undefined, undefined]);
  });

  test('of more than 1,000 characters is refused at its field', async () => {
    const refused = await send({ greenEvidence: 'x'.repeat(1001) });
    expect([refused.status, refused.json.codes]).toEqual([
      422,
      { 'storeConfig.greenEvidence': ['too_long'] },
    ]);
  });
});
