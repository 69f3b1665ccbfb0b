import { LOCALE_CODES } from '@/lib/kernel/locales';
import {
  answerDue,
  complaintEnds,
  lawOf,
  mayComplain,
  mayWithdraw,
  refundDue,
  withdrawalEnds,
  type DatedOrder,
} from './periods';
import { standardDelivery } from './standard-delivery';
import { withdrawalLaw, WITHDRAWAL_WORDS } from './withdrawal-law';
import { isWhole, withdrawableLines } from './withdrawal-lines';

const ORDER: DatedOrder = {
  region: 'UK',
  kind: 'store',
  country: 'GB',
  status: 'shipped',
  paymentStatus: 'paid',
  totalMinor: 3884,
  createdAt: new Date('2026-03-10T10:00:00Z'),
  deliveryTo: '2026-03-18',
  sentAt: new Date('2026-03-13T10:00:00Z'),
};
const at = (text: string) => new Date(text);

describe('the law (D53-1, D53-6)', () => {
  test('is the delivery country’s, else the store’s; none in the US, for gifts, and for what was not paid', () => {
    expect(withdrawalLaw('EU', 'DE', '2026-11-20')).toMatchObject({ days: 14, refundDays: 14 });
    expect(withdrawalLaw('EU', 'CH', '2026-11-20')?.source).toContain('2011/83/EU');
    expect(withdrawalLaw('UK', 'NO', '2026-11-20')?.source).toContain('EEA');
    expect(withdrawalLaw('US', 'DE', '2026-11-20')).toBeNull();
    expect(withdrawalLaw('EU', 'DE', '2014-06-12')).toBeNull();
    expect(lawOf(ORDER)).not.toBeNull();
    for (const none of [
      { kind: 'claim' },
      { kind: 'bulk' },
      { paymentStatus: 'awaiting_payment' },
      { totalMinor: 0 },
      { region: 'US' },
    ] as const) {
      expect(lawOf({ ...ORDER, ...none })).toBeNull();
    }
  });

  test('has its words in every language, each its own', () => {
    expect(WITHDRAWAL_WORDS.de).toEqual({ begin: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' });
    expect(WITHDRAWAL_WORDS.it).toEqual({ begin: 'Recedere dal contratto qui', confirm: 'Conferma recesso' });
    const words = LOCALE_CODES.flatMap((code) => Object.values(WITHDRAWAL_WORDS[code]));
    expect(new Set(words).size).toBe(2 * LOCALE_CODES.length);
  });
});

describe('the periods (D53-3, D53-5, D53-7, D53-8)', () => {
  const law = { days: 14, refundDays: 14 };
  test.each([
    // Into summer time, which begins on 29 March: the day ends an hour earlier.
    ['UK', '2026-03-18', '2026-03-13T10:00:00Z', '2026-04-01T22:59:59.999Z'],
    // Out of it.
    ['UK', '2026-10-15', '2026-10-12T10:00:00Z', '2026-10-29T23:59:59.999Z'],
    ['EU', '2026-11-18', '2026-11-13T10:00:00Z', '2026-12-02T22:59:59.999Z'],
    // Sent after its window: late at night in London it is the next day in Amsterdam.
    ['EU', '2026-11-18', '2026-11-20T23:30:00Z', '2026-12-05T22:59:59.999Z'],
  ] as const)('in %s a window until %s, sent %s: until %s', (region, deliveryTo, sent, ends) => {
    const order = { ...ORDER, region, deliveryTo, sentAt: at(sent) };
    const end = withdrawalEnds(order, law) ?? at('1970-01-01');
    expect(end.toISOString()).toBe(ends);
    expect(mayWithdraw(order, end)).toBe(true);
    expect(mayWithdraw(order, new Date(end.getTime() + 1))).toBe(false);
  });

  test('it can be used before, not of what is off', () => {
    const waiting = { ...ORDER, status: 'new', sentAt: null };
    expect(withdrawalEnds(waiting, law)).toBeNull();
    expect(mayWithdraw(waiting, at('2026-12-31T00:00:00Z'))).toBe(true);
    expect(mayWithdraw({ ...ORDER, status: 'cancelled' }, ORDER.createdAt)).toBe(false);
    expect(mayWithdraw({ ...ORDER, paymentStatus: 'refunded' }, ORDER.createdAt)).toBe(false);
  });

  test('a complaint: from the dispatch, or the window’s end, for 60 days', () => {
    const gift = { ...ORDER, kind: 'claim', paymentStatus: 'not_needed', totalMinor: 0 } as const;
    expect(complaintEnds(gift).toISOString()).toBe('2026-05-17T22:59:59.999Z');
    expect(mayComplain(gift, at('2026-03-13T11:00:00Z'))).toBe(true);
    expect(mayComplain(gift, at('2026-05-17T23:00:00Z'))).toBe(false);
    const unsent = { ...gift, status: 'in_production', sentAt: null };
    expect(mayComplain(unsent, at('2026-03-18T12:00:00Z'))).toBe(false);
    expect(mayComplain(unsent, at('2026-03-19T12:00:00Z'))).toBe(true);
  });

  test('the money in 14 days, an answer in 5 business days', () => {
    expect(refundDue(at('2026-11-28T10:00:00Z'), 'UK', law).toISOString()).toBe('2026-12-12T23:59:59.999Z');
    // A Saturday.
    expect(answerDue(at('2026-11-28T10:00:00Z'), 'UK').toISOString()).toBe('2026-12-04T23:59:59.999Z');
    expect(answerDue(at('2026-11-26T10:00:00Z'), 'US').toISOString()).toBe('2026-12-04T04:59:59.999Z');
  });
});

describe('what is withdrawn (D53-4, D53-5)', () => {
  const lines: Parameters<typeof withdrawableLines>[0] = [
    { id: 'a', quantity: 2, personalisation: {} },
    { id: 'b', quantity: 1, personalisation: { front: { name: '' } } },
    { id: 'c', quantity: 1, personalisation: { front: { photo: 'fil_7k2m9x4c1v8b3n5q6w0z' } } },
  ];
  test('own texts and pictures are exempt, empty ones are none', () => {
    const open = withdrawableLines(lines, [[{ line: 'a', quantity: 1 }], [{ line: 'a', quantity: 1 }]]);
    expect(open.map(({ left, exempt }) => [left, exempt])).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
    expect(isWhole(open, [{ line: 'b', quantity: 1 }])).toBe(false);
  });

  test('all of it, in one step or in the last', () => {
    const plain = lines.slice(0, 2);
    const rest = [{ line: 'b', quantity: 1 }];
    expect(isWhole(withdrawableLines(plain, []), [{ line: 'a', quantity: 2 }, ...rest])).toBe(true);
    expect(isWhole(withdrawableLines(plain, []), rest)).toBe(false);
    expect(isWhole(withdrawableLines(plain, [[{ line: 'a', quantity: 2 }]]), rest)).toBe(true);
  });

  test('of a faster delivery as much as Standard costs', () => {
    expect(standardDelivery({ paid: 1194, net: 995, standardNet: 395 })).toBe(474);
    expect(standardDelivery({ paid: 474, net: 395, standardNet: 395 })).toBe(474);
    expect(standardDelivery({ paid: 474, net: 395, standardNet: 500 })).toBe(474);
    expect(standardDelivery({ paid: 0, net: 0, standardNet: 395 })).toBe(0);
  });
});
