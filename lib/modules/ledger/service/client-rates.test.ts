/** @jest-environment node */
import { readCredit, type Credit } from '@/lib/modules/ledger/contract/read-credit';
import { setRates } from '@/lib/modules/ledger/contract/set-rates';
import { handlers } from '@/lib/modules/ledger/api';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const MANAGER = 'accounts@merchloom.example';
const CARE = 'care@merchloom.example';
const LUMEN = 'admin@lumen-robotics.example';
const FJORD = 'admin@fjord-fern.example';
const FJORD_MANAGER = 'manager@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlers);
});
afterAll(() => world.close());

async function ratesOf(tenant: string, person: string): Promise<Credit['rates']> {
  const answer = await world.get(`/api/${tenant}/credit`, person);
  check(readCredit, answer);
  return (answer.json.data as unknown as Credit).rates;
}
const rates = (fee: string, tax: string | null) => ({ fee_percent: fee, tax_percent: tax });
const USUAL = rates('5.00', null);
const reason = 'Agreed for the second year.';
const set = (tenant: string, body: object, person = MANAGER) =>
  world.ask(
    `/api/clients/${tenant}/rates`,
    {
      method: 'POST',
      body: JSON.stringify({ reason, ...body }),
      headers: { 'content-type': 'application/json' },
    },
    person,
  );
const logged = (tenant: string) =>
  world.sql(
    `select action, data, actor, actor_user_id as person from audit_log
    where tenant_id = $1 and action ~ 'percent_updated' order by at, id`,
    [tenant],
  );

test('a client reads what is charged: the seller’s rate, none on reverse charge; its account manager does not (D3)', async () => {
  const gbp = {
    currency: 'GBP',
    percent: '20.00',
    reverse_charge: false,
    seller: { name: 'Merchloom Ltd', country: 'GB', tax_number: 'GB999999973' },
    said: 'taxed',
  };
  expect(await ratesOf('ten_fjord', FJORD)).toEqual({
    ...USUAL,
    company: { legal_name: 'Fjord & Fern Coffee Ltd', vat_number: 'GB000000000', country: 'GB' },
    taxes: [gbp],
  });
  expect(await ratesOf('ten_fjord', FJORD_MANAGER)).toBeNull();
  const eur = {
    currency: 'EUR',
    percent: '21.00',
    reverse_charge: false,
    seller: { name: 'Merchloom B.V.', country: 'NL', tax_number: 'NL999999990B01' },
    said: 'taxed',
  };
  expect((await ratesOf('ten_lumen', LUMEN))?.taxes).toEqual([eur]);
  const numbered = (prefix: string) =>
    world.sql(
      `update tenants set company_details = jsonb_set(company_details, '{vat_number}',
      to_jsonb($1 || substr(company_details ->> 'vat_number', 3))) where id = 'ten_lumen'`,
      [prefix],
    );
  await numbered('DE');
  expect((await ratesOf('ten_lumen', LUMEN))?.taxes).toEqual([
    { ...eur, percent: '0.00', reverse_charge: true, said: 'reverse_charge' },
  ]);
  expect((await ratesOf('ten_lumen', LUMEN))?.company).toMatchObject({ country: 'DE' });
  await numbered('NL');
});

test('staff set them, with a row of the log for each that changes; who saw others is refused (D35-4, D36-2)', async () => {
  check(setRates, await set('ten_fjord', { ...rates('4.25', '12.50'), seen: USUAL }));
  expect(await ratesOf('ten_fjord', FJORD)).toMatchObject({
    ...rates('4.25', '12.50'),
    taxes: [{ currency: 'GBP', percent: '12.50', reverse_charge: false }],
  });
  const late = await Promise.all(
    ['6.00', '7.00'].map((fee) => set('ten_fjord', { ...rates(fee, '12.50'), seen: rates('4.25', '12.50') })),
  );
  expect(late.map(({ status }) => status).sort()).toEqual([200, 409]);
  const fee = (await ratesOf('ten_fjord', FJORD))?.fee_percent ?? '';
  check(setRates, await set('ten_fjord', { ...USUAL, seen: rates(fee, '12.50') }));
  const by = { actor: 'staff', person: 'usr_accounts' };
  const feeChange = (fromBp: number, toBp: number) => ({
    action: 'credit.fee_percent_updated',
    data: { fromBp, toBp, reason },
    ...by,
  });
  const taxChange = (fromBp: number | null, toBp: number | null) => ({
    action: 'credit.tax_percent_updated',
    data: { fromBp, toBp, reason },
    ...by,
  });
  const between = Number(fee) * 100;
  const rows = await logged('ten_fjord');
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      feeChange(500, 425),
      feeChange(425, between),
      feeChange(between, 500),
      taxChange(null, 1250),
      taxChange(1250, null),
    ]),
  );
});

test('never without a reason; the platform’s log has the change, too (S2.2-196)', async () => {
  const silent = await set('ten_fjord', { ...rates('6.00', null), seen: USUAL, reason: ' ' });
  expect([silent.status, silent.json.codes]).toEqual([422, { reason: ['required'] }]);
  const kept = await world.asOwner<{ data: object }>(
    "select data from platform_audit where action = 'credit.fee_percent_updated' order by at limit 1",
  );
  expect(kept).toEqual([{ data: { fromBp: 500, toBp: 425, reason } }]);
});

test('0 and 100 are rates, beyond and other texts are not; the field is named', async () => {
  check(setRates, await set('ten_prairie', { ...rates('0.00', '100.00'), seen: USUAL }));
  check(setRates, await set('ten_prairie', { ...USUAL, seen: rates('0.00', '100.00') }));
  const wrong = await set('ten_prairie', { ...rates('100.01', '-1.00'), seen: USUAL });
  expect([wrong.status, wrong.json.codes]).toEqual([
    422,
    { fee_percent: ['too_large'], tax_percent: ['invalid'] },
  ]);
  expect(await ratesOf('ten_prairie', MANAGER)).toMatchObject(USUAL);
});

test('they are for staff who may; an unknown client is a 404', async () => {
  const body = { ...rates('0.00', null), seen: USUAL };
  const statuses = [LUMEN, FJORD, CARE].map(async (person) => (await set('ten_fjord', body, person)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404, 403]);
  expect((await set('ten_nobody', body)).status).toBe(404);
  expect(await ratesOf('ten_fjord', FJORD)).toMatchObject(USUAL);
});
