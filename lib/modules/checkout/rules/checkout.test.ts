import fc from 'fast-check';
import { checkAddress, type AddressForm } from './check-address';
import { eventAvailability } from '@/lib/modules/events/rules/event-availability';
import { paymentMismatch } from '@/lib/modules/payments/rules/payment-mismatch';
import { piecesOf, stockMoves } from '@/lib/modules/orders/rules/stock';
import { voucherProblem, type StoredVoucher } from './voucher';

const AT = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(AT.getTime() + count * 3_600_000);

describe('which events sell (D4, D5)', () => {
  const event = { type: 'Store', status: 'Active', opensAt: null, closesAt: null };
  test.each([
    [{}, 'open'],
    [{ type: 'Products' }, 'open'],
    [{ type: 'Promo' }, 'not_found'],
    [{ type: 'Bulk' }, 'not_found'],
    [{ status: 'Draft' }, 'not_found'],
    [{ status: 'On hold' }, 'event_closed'],
    [{ opensAt: hours(1) }, 'event_not_open'],
    [{ opensAt: AT, closesAt: hours(1) }, 'open'],
    [{ closesAt: AT }, 'event_closed'],
  ])('%j: %s', (change, door) => expect(eventAvailability({ ...event, ...change }, AT)).toBe(door));
});

describe('the address an order goes to (D12)', () => {
  const form: AddressForm = {
    name: 'Ada',
    email: 'ada@shopper.example',
    phone: '020 7946 0123',
    address_first_line: '1 Quay',
    address_second_line: '',
    address_city: 'Leith',
    address_county: '',
    address_postcode: 'eh66jn',
    address_country: 'Royaume-Uni',
    address_state: 'Alabama',
  };
  const anywhere = { countries: [], lockedCountries: [], states: [] };

  test('is written its country’s way, and another country’s state is dropped', () => {
    expect(checkAddress({ ...form, basket: 1 } as AddressForm, anywhere)).toEqual({
      ok: true,
      value: {
        ...form,
        address_postcode: 'EH6 6JN',
        address_country: 'United Kingdom',
        country_iso2: 'GB',
        address_state: '',
        state_abbreviation: '',
      },
    });
  });

  test('a US state is needed, known and delivered to', () => {
    const us = { ...form, address_country: 'US', address_postcode: '66044' };
    const west = { ...anywhere, states: ['Oregon', 'CA'] };
    expect(checkAddress({ ...us, address_state: '' }, west)).toEqual({
      ok: false,
      error: { address_state: ['required'] },
    });
    expect(checkAddress({ ...us, address_state: 'KS' }, west)).toEqual({
      ok: false,
      error: { address_state: ['invalid_state'] },
    });
    expect(checkAddress({ ...us, address_state: 'california' }, west)).toMatchObject({
      value: { address_state: 'California', state_abbreviation: 'CA' },
    });
  });

  test('all that is wrong is said at once', () => {
    const outcome = checkAddress({ ...form, phone: 'x', address_country: '?' }, anywhere);
    expect(outcome).toEqual({
      ok: false,
      error: { phone: ['invalid_phone'], address_country: ['invalid_country'] },
    });
  });
});

describe('vouchers', () => {
  const voucher: StoredVoucher = {
    id: 'vou_1',
    code: 'X',
    folded: 'X',
    kind: 'amount',
    amountMinor: 1,
    percentBp: null,
    public: false,
    startsAt: null,
    expiresAt: null,
    maxUses: 2,
    uses: 1,
    usesPerPerson: null,
    minSpendMinor: null,
    productIds: null,
    paused: false,
  };
  const basket = {
    at: AT,
    itemsGross: 3000,
    productIds: ['tee', 'mug'],
    heldVoucherId: null,
    personUses: new Map([['vou_1', 2]]),
  };
  test.each<[Partial<StoredVoucher>, string | null, string | null]>([
    [{}, null, null],
    [{ uses: 2 }, null, 'voucher_used'],
    [{ uses: 2 }, 'vou_1', null],
    [{ uses: 2 }, 'vou_2', 'voucher_used'],
    [{ uses: 900, maxUses: null }, null, null],
    [{ startsAt: AT }, null, null],
    [{ startsAt: hours(1) }, null, 'voucher_not_started'],
    [{ expiresAt: AT }, null, 'voucher_expired'],
    [{ expiresAt: hours(1) }, null, null],
    [{ paused: true }, null, 'invalid_voucher'],
    [{ usesPerPerson: 2 }, null, 'voucher_used_by_person'],
    [{ usesPerPerson: 3 }, null, null],
    [{ minSpendMinor: 3001 }, null, 'voucher_minimum'],
    [{ minSpendMinor: 3000 }, null, null],
    [{ productIds: ['hoodie'] }, null, 'voucher_other_products'],
    [{ productIds: ['hoodie', 'mug'] }, null, null],
  ])('%j, held: %p: %p (D41)', (change, heldVoucherId, problem) => {
    expect(voucherProblem({ ...voucher, ...change }, { ...basket, heldVoucherId })).toBe(problem);
  });
  test('one that is not there is invalid', () =>
    expect(voucherProblem(undefined, basket)).toBe('invalid_voucher'));
});

test('moving a reservation takes exactly the difference, in the order of ids, whatever the lines', () => {
  const lines = fc.array(
    fc.record({ variantId: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 200 }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, lines, (wanted, held) => {
      const moves = stockMoves(wanted, held);
      const ids = moves.map((move) => move.variantId);
      expect(ids).toEqual([...new Set(ids)].sort());
      expect(moves.every((move) => move.quantity !== 0)).toBe(true);
      const after = piecesOf(held);
      for (const { variantId, quantity } of moves)
        after.set(variantId, (after.get(variantId) ?? 0) + quantity);
      const left = [...after].filter(([, quantity]) => quantity !== 0).sort();
      expect(left).toEqual([...piecesOf(wanted)].sort());
    }),
  );
});

test.each([
  [{}, null],
  [{ account: 'acct_2' }, 'account'],
  [{ region: 'EU' }, 'account'],
  [{ orderId: 'ord_2' }, 'order'],
  [{ orderId: null }, 'order'],
  [{ tenantId: 'ten_2' }, 'order'],
  [{ intentId: 'pi_2' }, 'intent'],
  [{ currency: 'EUR' }, 'currency'],
  [{ amount: 999, received: 999 }, 'amount'],
  [{ received: 999 }, 'amount'],
  [{ amount: 1001, received: 1001 }, 'amount'],
])('a payment that differs in %j is refused for %p', (change, mismatch) => {
  const common = { tenantId: 'ten_1', orderId: 'ord_1', account: 'acct_1', region: 'UK', intentId: 'pi_1' };
  const expected = { ...common, amount: 1000, currency: 'GBP' };
  expect(paymentMismatch(expected, { ...expected, received: 1000, ...change })).toBe(mismatch);
});
