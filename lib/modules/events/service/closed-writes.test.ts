/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import * as walk from '@/scripts/test/foreign/walk';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';

jest.setTimeout(120_000);

// Every call that names one event of the caller's own tenant: writes of a client are refused while staff have locked the
// event or the product (D5-5), and nothing finds a deleted one (D45-1).

const EVENT = /\{tenant\}.*\{slug\}/;

/** Staff's own verb, and the shopper's: selling goes on. */
const NOT_THE_CLIENTS = new Set(['events.lock', 'events.unlock', 'products.lock', 'products.unlock']);
/**
 * Colours are read from a picture that isn't kept; a link for approval shows the store and changes nothing of it, and one
 * that got into wrong hands can always be ended. A test order leaves its event as it is,
 * and so does the test of a mail. Working out what a draft order costs keeps nothing. What was paid for a Bulk order is noted, whatever staff have locked meanwhile.
 */
const WRITES_NOTHING = new Set([
  'bulk-orders.settle-payment',
  'events.test-order',
  'mails.preview-words',
  'mails.test-words',
  'code-batches.preview-mailing',
  'code-batches.test-mailing',
  'code-sheets.start',
  'code-sheets.retry',
  'draft-orders.quote',
  'store-configuration.logo-colours',
  'store-configuration.create-approval',
  'store-configuration.revoke-approval',
]);
/** Whoever was charged meanwhile comes back to the order: paid ones go on. */
const RETURN = 'checkout.payment-success';
/** Of a look at a claim page nothing is read before the answer, which is the same for any store. */
const LOOK = 'claim.count-view';
/** A link for approval has ended with its store, and says so as every ended one does: 410. */
const ANSWER = 'storefront.answer-approval';
/** They find a deleted event on purpose; deleting once more is no second deletion. */
const OF_DELETED = new Set(['events.delete', 'events.restore']);

const OWN = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ access, path }) => access === 'tenant' && EVENT.test(path),
);
const WRITES = OWN.filter(
  ({ id, method }) =>
    method === 'post' &&
    ![NOT_THE_CLIENTS, WRITES_NOTHING].some((others) => others.has(id)) &&
    id !== 'events.restore',
);
const OF_PRODUCTS = WRITES.filter(({ path }) => path.includes('{product}'));

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
beforeEach(() => stand.world.asOwner('delete from rate_limits'));
afterAll(() => stand.close());

type Contract = (typeof OWN)[number];

async function ask(contract: Contract, index: number) {
  const one = CASES[contract.id]?.[index];
  if (!one) throw new Error(`no good call of ${contract.id}`);
  const call = await stand.goodCall(one);
  const of = `${call.params['tenant']}/${call.params['slug']}`;
  return { call, of, send: () => walk.send(stand, contract, call, walk.usual({ contract, one })) };
}

const named = (contracts: readonly Contract[]) =>
  contracts.flatMap((contract) =>
    (CASES[contract.id] ?? []).map((_, index) => [`${contract.id} ${index + 1}`, contract, index] as const),
  );

test('the walk has calls of every module that writes to an event', () => {
  const modules = new Set(WRITES.map(({ id }) => id.split('.')[0]));
  expect([...modules].sort()).toEqual(
    expect.arrayContaining(['bulk', 'events', 'products', 'store-configuration']),
  );
});

test('there is one door: nothing else refuses for a lock', () => {
  const sources = readdirSync('lib/modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /new AppError\('(?:event|product)_locked'/.test(readFileSync(`lib/modules/${file}`, 'utf8')),
    );
  expect(sources).toEqual([]);
});

describe('while staff have locked the event', () => {
  const locked = (yes: boolean) =>
    stand.world.sql('update events set locked = $1, lock_reason = $2', [yes, yes ? 'Not yours' : null]);
  beforeAll(() => locked(true));
  afterAll(() => locked(false));

  test.each(named(WRITES))('%s', async (_name, contract, index) => {
    const answer = await (await ask(contract, index)).send();
    expect([answer.status, answer.json.code]).toEqual([409, 'event_locked']);
    expect(answer.json.data).toEqual({ reason: 'Not yours' });
  });
});

describe('while staff have locked the product', () => {
  const locked = (yes: boolean) =>
    stand.world.sql('update products set locked = $1, lock_reason = $2', [yes, yes ? 'Not yours' : null]);
  beforeAll(() => locked(true));
  afterAll(() => locked(false));

  test.each(named(OF_PRODUCTS))('%s', async (_name, contract, index) => {
    const answer = await (await ask(contract, index)).send();
    expect([answer.status, answer.json.code]).toEqual([409, 'product_locked']);
  });
});

describe('once the event is deleted', () => {
  const deleted = (yes: boolean) =>
    stand.world.sql(
      yes
        ? `update events set status = 'Draft', deleted_at = now(), purge_due_at = now() + interval '30 days'`
        : `update events set status = 'Active', deleted_at = null, purge_due_at = null`,
    );

  test.each(named(OWN.filter(({ id }) => !OF_DELETED.has(id) && !NOT_THE_CLIENTS.has(id))))(
    '%s',
    async (_name, contract, index) => {
      const { send } = await ask(contract, index);
      await deleted(true);
      const answer = await send();
      await deleted(false);
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    },
  );

  test.each(
    named(
      ALL_HANDLERS.map(({ contract }) => contract).filter(
        ({ access, id, path }) =>
          ['public', 'open'].includes(access) &&
          path.includes('{slug}') &&
          ![RETURN, ANSWER, LOOK].includes(id),
      ),
    ),
  )('to the public: %s', async (_name, contract, index) => {
    const { send } = await ask(contract, index);
    await deleted(true);
    const answer = await send();
    await deleted(false);
    expect([contract.id, answer.status]).toEqual([contract.id, 404]);
  });

  test.each(named(ALL_HANDLERS.map(({ contract }) => contract).filter(({ id }) => id === ANSWER)))(
    'to whoever has a link: %s',
    async (_name, contract, index) => {
      const { send } = await ask(contract, index);
      await deleted(true);
      const answer = await send();
      await deleted(false);
      expect([contract.id, answer.status]).toEqual([contract.id, 410]);
    },
  );
});
