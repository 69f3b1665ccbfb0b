/** @jest-environment node */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { closeDatabasePool } from '@/lib/db/pool';
import { scaleHalfUp } from '@/lib/kernel/money';
import {
  cardParts,
  creditParts,
  givenBackParts,
  type Parts,
} from '@/lib/modules/ledger/rules/statement-parts';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { propertyRuns } from '@/scripts/test/property-runs';
import { rowsOf } from '@/scripts/test/worked-out-figures';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

/** Small amounts, in which every half cent is met, and large ones, in which a fraction is easily lost. */
const amount = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 500_000_000 }));
const parts = fc.record({ production: amount, fee: amount, tax: amount });
const rate = fc.integer({ min: 0, max: 10_000 });
const untaxed = ({ production, fee }: Parts) => production + fee;

/** Answers of one statement for many drawn values, so that thousands of them cost little. */
async function answers<Value>(values: readonly Value[], query: ReturnType<typeof sql>): Promise<number[]> {
  const rows = await rowsOf<{ answer: string }>(
    sql`select (${query})::text as answer
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality one(v, n) order by n`,
  );
  return rows.map(({ answer }) => Number(answer));
}
const field = (name: string) => sql`(v ->> ${sql.raw(`'${name}'`)})::bigint`;

/** Draws many values and compares what the database and what the rules of statements say of each. */
async function agree<Value>(
  values: fc.Arbitrary<Value>,
  query: ReturnType<typeof sql>,
  rule: (value: Value) => number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 100, maxLength: 300 }), async (drawn) => {
      expect(await answers(drawn, query)).toEqual(drawn.map(rule));
    }),
    { numRuns: propertyRuns(20) },
  );
}

const order = sql`jsonb_populate_record(null::orders, jsonb_build_object('production_minor', v -> 'production',
  'fulfilment_minor', 0, 'platform_fee_minor', v -> 'fee', 'platform_tax_minor', v -> 'tax', 'platform_fee_bp', 500,
  'application_fee_minor', v -> 'charged', 'paid_at', '2026-07-15T12:00:00Z'))`;

test('rounding is half up, away from zero (D38-47)', async () => {
  await agree(
    fc.record({
      amount: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
      numerator: amount,
      denominator: fc.integer({ min: 1, max: 2_000_000_000 }),
    }),
    sql`half_up(${field('amount')}, ${field('numerator')}, ${field('denominator')})`,
    ({ amount: of, numerator, denominator }) => scaleHalfUp(of, numerator, denominator),
  );
});

test('of a charge the same is no tax as its statement says (D38-47)', async () => {
  const charges = fc.tuple(parts, amount).map(([of, charged]) => ({ ...of, charged }));
  await agree(charges, sql`charged_untaxed(${order})`, ({ charged, ...of }) =>
    untaxed(cardParts(charged, of)),
  );
});

test('of what the account paid, too: the rest beside the charge, or any other amount (D38-47)', async () => {
  const captures = fc
    .tuple(parts, fc.nat({ max: 1000 }), fc.option(amount))
    .map(([of, thousandths, other]) => {
      const whole = of.production + of.fee + of.tax;
      const charged = Math.floor((whole / 1000) * thousandths);
      return { ...of, charged, taken: other ?? whole - charged };
    });
  await agree(
    captures,
    sql`captured_untaxed(${order}, ${field('taken')})`,
    ({ charged, taken, production, fee, tax }) =>
      untaxed(creditParts(taken, { parts: { production, fee, tax }, applicationFee: charged })),
  );
});

test('of a part of a fee that is given back, too, whatever is left of it (D38-47)', async () => {
  const backs = fc
    .tuple(parts, amount, rate)
    .map(([left, back, bp]) => ({ ...left, back, bp, whole: left.production + left.fee + left.tax }));
  await agree(
    backs,
    sql`${field('back')} - tax_given_back(${field('back')}, ${field('whole')}, ${field('tax')}, ${field('bp')}::integer)`,
    ({ back, bp, production, fee, tax }) => untaxed(givenBackParts(back, { production, fee, tax }, bp)),
  );
});
