/** @jest-environment node */
import { recipient, startClaimWorld, type ClaimAnswer, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';
import { TIDEWATER } from '@/scripts/test/fixtures/stores';

let world: ClaimWorld;

beforeAll(async () => {
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layStore(TIDEWATER);
  await layPromo({ id: 'evt_flag', slug: 'lumen-flag', householdMode: 'flag' });
  await layPromo({ id: 'evt_person', slug: 'lumen-person', householdMode: 'per_person' });
  await layCode('ALL', { maxUses: 10_000 });
  for (const mode of ['flag', 'person']) {
    await layCode(`ALL-${mode.toUpperCase()}`, { eventId: `evt_${mode}`, maxUses: 1000 });
  }
});
afterAll(() => world.close());

const told = ({ status, json }: ClaimAnswer) => [status, json.codes];
const BAD_CODE = [422, { promo_code: ['invalid_promo_code'] }];

describe('codes as people write them (D23)', () => {
  const SPELLINGS =
    'ＬＳ－０００１|LS\u00ad0001|Ls–oooi|LS\t0001\n|LS−0001| l s 0 0 0 l |1S‐0001|LS\u200c0001'.split('|');
  test.each(SPELLINGS.map((text) => [JSON.stringify(text), text]))('%s is LS-0001', async (_, promo_code) => {
    await world.sql(
      `with batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
         values ('ten_lumen', 'bat_spelt', 'evt_summit', 'Spelt', 'single', 'made', 1, 1) on conflict do nothing)
       insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
       values ('ten_lumen', 'cod_spelt', 'bat_spelt', 'evt_summit', 'LS-0001', '1S0001', 1)
       on conflict (tenant_id, id) do update set uses = 0`,
    );
    expect((await world.claim(recipient({ promo_code }))).status).toBe(200);
    const [code] = await world.sql("select uses from promo_codes where id = 'cod_spelt'");
    expect(code).toEqual({ uses: 1 });
  });

  test.each(['LS_0001', 'LS-0001.', '"LS-0001"', 'LS·0001', 'lѕ-0001', '٠', '🎁'])(
    '%s is none',
    async (promo_code) => {
      expect(told(await world.claim(recipient({ promo_code })))).toEqual(BAD_CODE);
    },
  );

  test("another tenant's code is told as an unknown one, to the byte, and stays unused", async () => {
    await world.sql(
      `with batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
         values ('ten_tidewater', 'bat_tide', 'evt_tidewater', 'Tide', 'single', 'made', 1, 1) on conflict do nothing)
       insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
       values ('ten_tidewater', 'cod_tide', 'bat_tide', 'evt_tidewater', 'TIDE', 'T1DE', 5)`,
    );
    const theirs = await world.claim(recipient({ promo_code: 'TIDE' }));
    const unknown = await world.claim(recipient({ promo_code: 'TIDY' }));
    expect(told(theirs)).toEqual(BAD_CODE);
    expect(theirs.text).toBe(unknown.text);
    expect(await world.sql("select uses from promo_codes where id = 'cod_tide'")).toEqual([{ uses: 0 }]);
    const reasons = await world.sql<{ reason: string }>(
      "select data ->> 'reason' as reason from audit_log where action = 'claim.refused' order by at desc limit 2",
    );
    expect(reasons).toEqual([{ reason: 'code_unknown' }, { reason: 'code_unknown' }]);
  });
});

describe('what no form sends (D12, D19, D22)', () => {
  const odd: Record<string, unknown[]> = {
    lang: ['xx', 'EN', 'en-GB', '', null, 5, ['de'], '__proto__', 'nb'],
    address_country: ['United Kingdom', 'gb', 'Verenigd Koninkrijk', 'Vereinigtes Königreich', 'XX', ['NL']],
    promo_code: [1, null, ['ALL'], { code: 'ALL' }, 'ALL\u0000'],
  };
  const cases = Object.entries(odd).flatMap(([field, values]) =>
    values.map((value): [string, string, unknown] => [field, JSON.stringify(value), value]),
  );
  test.each(cases)('%s %s is refused at its field and takes nothing', async (field, _, value) => {
    const before = await world.taken();
    const answer = await world.claim(recipient({ promo_code: 'ALL', [field]: value }));
    expect([answer.status, Object.keys(answer.json.codes ?? {})]).toEqual([422, [field]]);
    expect(await world.taken()).toEqual(before);
  });

  test.each(['be', ' Belgium ', 'BELGIË', 'Belgique'])(
    'a country that it is locked to, as %s',
    async (address_country) => {
      const there = { address_country, address_postcode: '1000', address_city: 'Brussel' };
      expect((await world.claim(recipient({ promo_code: 'ALL', ...there }))).status).toBe(200);
    },
  );

  test('an address of no words: one gift to a person all the same', async () => {
    const thin = { promo_code: 'ALL', address_first_line: '--', email: 'thin@guest.example' };
    expect((await world.claim(recipient(thin))).status).toBe(200);
    expect(told(await world.claim(recipient({ ...thin, email: 'Thin+2@guest.example' })))).toEqual([
      422,
      { email: ['already_ordered'] },
    ]);
  });
});

describe('all at once (D24)', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);

  test('flag: of ten of one household one goes ahead, nine are to be confirmed', async () => {
    const home = recipient({ promo_code: 'ALL-FLAG' });
    const claims = ten.map((index) =>
      recipient({ ...home, email: `f${index}@guest.example`, phone: `+31 6 5555000${index}` }),
    );
    const path = { path: '/api/ten_lumen/lumen-flag/claim' };
    const answers = await Promise.all(claims.map((form) => world.claim(form, path)));
    expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
    const waits = answers.map(({ json }) => json.data as { to_be_confirmed?: boolean } | undefined);
    expect(waits.filter((data) => data?.to_be_confirmed === true)).toHaveLength(9);
    const flags = await world.sql(
      "select 1 from claim_flags where event_id = 'evt_flag' and state = 'waiting'",
    );
    expect(flags).toHaveLength(9);
  });

  test('per person: of ten with one e-mail in other spellings, from ten homes, one is granted', async () => {
    const path = { path: '/api/ten_lumen/lumen-person/claim' };
    const spelt = (index: number) => (index % 2 ? `ONE+${index}@Guest.example` : 'one@guest.example');
    const claims = ten.map((index) => recipient({ promo_code: 'ALL-PERSON', email: spelt(index) }));
    const answers = await Promise.all(claims.map((form) => world.claim(form, path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(told(answer)).toEqual([422, { email: ['already_ordered'] }]);
    }
  });
});
