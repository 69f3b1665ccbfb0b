/** @jest-environment node */
import { readCompanyHandler, updateCompanyHandler } from '@/lib/modules/tenants/api/company';
import type { Company } from '@/lib/modules/tenants/contract/company';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const PEOPLE = {
  admin: 'admin@fjord-fern.example',
  manager: 'manager@fjord-fern.example',
  service: 'service@fjord-fern.example',
  other: 'admin@lumen-robotics.example',
};
type Who = keyof typeof PEOPLE;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readCompanyHandler, updateCompanyHandler]);
});
afterAll(() => world.close());

const read = (who: Who = 'admin') => world.ask('/api/ten_fjord/company', {}, PEOPLE[who]);
const company = async () => ((await read()).json as unknown as { data: Company }).data;
const save = async (change: Partial<Record<keyof Company, unknown>>, who: Who = 'admin') => {
  const { region: _, ...stored } = await company();
  return world.post('/api/ten_fjord/company/update', { ...stored, ...change }, PEOPLE[who]);
};
const codesOf = (answer: { json: unknown }) => (answer.json as { codes?: unknown }).codes;
const purges = async () =>
  (
    await world.asOwner<{ slug: string }>(
      `select payload ->> 'slug' as slug from graphile_worker._private_jobs where payload ->> 'slug' is not null`,
    )
  ).map(({ slug }) => slug);

test('an address is kept by its lines; the log says what changed without the address; the stores are purged', async () => {
  const before = await company();
  const address = ' 2 Quay Road \r\n\r\n Leith \u0007\nEdinburgh EH6 6AA ';
  const saved = ((await save({ address })).json as unknown as { data: Company }).data;
  expect(saved).toEqual({
    ...before,
    address: '2 Quay Road\nLeith\nEdinburgh EH6 6AA',
    version: before.version + 1,
  });
  expect(await company()).toEqual(saved);
  const [row] = await world.sql<{ changes: object; label: string }>(
    `select changes, subject_label as label from audit_log where tenant_id = 'ten_fjord' and action = 'tenant.company_details_updated'
      order by at desc limit 1`,
  );
  expect(row).toEqual({ changes: { address: 'changed' }, label: 'Fjord & Fern Coffee' });
  expect(await purges()).toEqual(expect.arrayContaining(['fjord-fern', 'fjord-fern-archive']));
});

test('the same again changes nothing, whatever version it says', async () => {
  const before = await company();
  const again = await save({ version: 0 });
  expect([again.status, await company()]).toEqual([200, before]);
});

test('who saves on an older version is told, and overwrites nothing', async () => {
  const { version } = await company();
  await save({ company_number: 'SC111111' });
  const late = await save({ company_number: 'SC222222', version });
  expect([late.status, (await company()).company_number]).toEqual([409, 'SC111111']);
});

test('of ten saves at once on one version one is kept', async () => {
  const { version: first } = await company();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save({ company_number: `SC90000${at}`, version: first })),
  );
  const { version, company_number: number } = await company();
  const kept = answers.filter(({ status }) => status === 200);
  expect([kept.length, version]).toEqual([1, first + 1]);
  expect((kept[0]?.json as unknown as { data: Company }).data.company_number).toBe(number);
});

describe('a VAT number (S2.2-12)', () => {
  test('is tidied and checked when it changes; one that was stored may stay', async () => {
    expect((await company()).vat_number).toBe('GB000000000');
    expect((await save({ email: 'books@fjord-fern.example' })).status).toBe(200);
    expect(codesOf(await save({ vat_number: 'GB 980 7806 85' }))).toEqual({
      vat_number: ['invalid_vat_number'],
    });
    await save({ vat_number: 'gb 980 7806 84' });
    expect((await company()).vat_number).toBe('GB980780684');
    await save({ vat_number: 'XI 980 7806 84' });
    expect((await company()).vat_number).toBe('XI980780684');
  });

  test.each([[''], [null], ['  ']])('%j is none', async (typed) => {
    await save({ vat_number: 'GB980780684' });
    await save({ vat_number: typed });
    expect((await company()).vat_number).toBeNull();
  });
});

test.each([
  [{ name: '' }, 'name'],
  [{ legal_name: ' ' }, 'legal_name'],
  [{ address: ' \n ' }, 'address'],
  [{ address: 'x'.repeat(401) }, 'address'],
  [{ company_number: '' }, 'company_number'],
  [{ email: 'nowhere' }, 'email'],
  [{ vat_number: 7 }, 'vat_number'],
])('%j is refused at its field', async (change, field) => {
  const answer = await save(change);
  expect([answer.status, Object.keys(codesOf(answer) as object)]).toEqual([422, [field]]);
});

test('customer service reads, managers change, strangers learn nothing (D3)', async () => {
  expect([(await read('service')).status, (await save({ name: 'X' }, 'service')).status]).toEqual([200, 403]);
  expect((await save({ name: 'Fjord & Fern' }, 'manager')).status).toBe(200);
  expect([(await read('other')).status, (await save({ name: 'X' }, 'other')).status]).toEqual([404, 404]);
});
