/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { closeDatabasePool } from '@/lib/db/pool';
import { withStaff } from '@/lib/db/with-staff';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { HOLD_REASONS } from './hold';
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus } from './statuses';
import { actsAt, whoActs, type ActsFacts, type WaitsFor } from './who-acts';

const PAID: Omit<ActsFacts, 'status'> = { paymentStatus: 'paid', holdReason: null, returnsTo: null };

test.each<[WaitsFor | null, OrderStatus[]]>([
  ['recipient', ['address_issue', 'artwork_issue']],
  ['client', ['over_budget', 'over_budget_limit']],
  ['staff', ['awaiting_reprint', 'fulfiller_routing_error', 'fulfiller_submission_error']],
  [
    'fulfiller',
    ['submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship'],
  ],
  [
    null,
    [
      'new',
      'queued_downloading',
      'downloaded',
      'queued_processing',
      'processing',
      'processed',
      'queued_submitting_to_fulfiller',
      'submitting_to_fulfiller',
      'shipped',
      'cancelled',
    ],
  ],
])('%s acts next on an order of just these statuses (S2.2-159)', (who, statuses) => {
  const found = ORDER_STATUSES.filter((status) => whoActs({ ...PAID, status }) === who);
  expect(found.toSorted()).toEqual(statuses.toSorted());
});

test('a hold is its client’s, unless the printer goes on or nothing is left to be made (S2.2-159)', () => {
  const held = (status: OrderStatus) => whoActs({ ...PAID, status, holdReason: 'disputed' });
  const asked: OrderStatus[] = [
    'new',
    'address_issue',
    'processed',
    'awaiting_reprint',
    'fulfiller_routing_error',
  ];
  expect(asked.map(held)).toEqual(asked.map(() => 'client'));
  expect([held('in_production'), held('submitting_to_fulfiller')]).toEqual(['fulfiller', null]);
  expect([held('shipped'), held('cancelled')]).toEqual([null, null]);
});

test('who has to pay acts next on an unpaid order; one that a replacement prints waits for nobody (S2.2-159)', () => {
  const unpaid = PAYMENT_STATUSES.filter(
    (paymentStatus) => whoActs({ ...PAID, paymentStatus, status: null }) !== null,
  );
  expect(unpaid).toEqual(['awaiting_payment']);
  expect(whoActs({ ...PAID, status: null, paymentStatus: 'awaiting_payment' })).toBe('recipient');
  expect(whoActs({ ...PAID, status: 'awaiting_reprint', returnsTo: 'packaged' })).toBeNull();
  expect(whoActs({ ...PAID, status: 'awaiting_reprint', returnsTo: 'queued_processing' })).toBe('staff');
});

test('an issue is its client’s once the recipient’s link works no more, an unpaid order never (S2.2-159)', () => {
  const since = new Date('2026-11-01T10:00:00Z');
  const at = (day: string, status: string | null) =>
    actsAt({ acts: 'recipient', status, since }, new Date(`2026-11-${day}:00Z`));
  expect(at('08T09:59', 'address_issue')).toBe('recipient');
  expect(at('08T10:00', 'address_issue')).toBe('client');
  expect(at('20T10:00', null)).toBe('recipient');
});

describe('in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await closeDatabasePool();
    await database.close();
  });

  test('the database says the same of every status, hold, payment and return (S2.2-159)', async () => {
    const facts = [null, ...ORDER_STATUSES].flatMap((status) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        [null, ...HOLD_REASONS].flatMap((holdReason) =>
          [null, ...ORDER_STATUSES].map((returnsTo) => ({ status, paymentStatus, holdReason, returnsTo })),
        ),
      ),
    );
    const { rows } = await withStaff({ staffId: 'usr_planner' }, (tx) =>
      tx.execute<{ acts: string | null }>(sql`
        select who_acts(f ->> 'status', f ->> 'paymentStatus', f ->> 'holdReason', f ->> 'returnsTo') as acts
        from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as all_facts(f, n) order by n`),
    );
    expect(rows.map(({ acts }) => acts)).toEqual(facts.map(whoActs));
  });
});
