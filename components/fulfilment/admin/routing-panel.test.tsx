import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import type {
  OrderRouting,
  WireCandidate,
  WireRefusal,
} from '@/lib/modules/fulfilment/contract/read-routing';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { RoutingPanel } from './routing-panel';

const candidate = (name: string, refusals: WireRefusal[] = []): WireCandidate => ({
  name,
  making: '14.60',
  duty: '0.00',
  business_days: 3,
  preferred: false,
  refusals,
});
const routing = (changes: Partial<OrderRouting['decisions'][number]>, more: Partial<OrderRouting> = {}) => ({
  waiting: false,
  submission: null,
  acts: [],
  parts: [],
  late: null,
  helps: [],
  decisions: [
    {
      at: '2026-11-20T10:02:00.000Z',
      country: 'NO',
      items: 2,
      frozen: '14.60',
      currency: 'GBP' as const,
      fulfiller: null,
      refused: false,
      part: null,
      reasons: [],
      candidates: [],
      ...changes,
    },
  ],
  ...more,
});

function shown(first: OrderRouting, isStaff = true): string {
  const { container, unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RoutingPanel
        order={orderDetailExample}
        first={first}
        live={{ news: 0, pollMs: 0 }}
        isStaff={isStaff}
      />
    </NextIntlClientProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test('staff read where it went, why, and what spoke against the others (D32-26)', () => {
  const text = shown(
    routing({
      fulfiller: 'Anchor Print',
      reasons: ['cheaper'],
      candidates: [candidate('Anchor Print'), candidate('Brook Print', [{ code: 'closed' }])],
    }),
  );
  expect(text).toContain('Why this printer');
  expect(text).toContain('2 items to Norway, planned at £14.60 to make');
  expect(text).toContain('Anchor Print: Costs the least.');
  expect(text).toContain('Brook Print · Can’t take it');
  expect(text).toContain('Ships within 3 business days');
});

test.each<[WireRefusal, string]>([
  [{ code: 'paused', until: '2026-05-03' }, 'Paused until 3 May 2026.'],
  [{ code: 'paused', until: null }, 'Paused.'],
  [{ code: 'closure', until: '2026-12-31' }, 'Closed until 31 December 2026.'],
  [
    { code: 'capacity', left: 1, needed: 2, daily: 40 },
    'Takes 40 items a day and has room for 1 more today.',
  ],
  [{ code: 'region', region: 'UK' }, 'Doesn’t work in UK.'],
  [{ code: 'country', country: 'NO' }, 'Doesn’t ship to Norway.'],
  [
    { code: 'technique', family: 'tee', name: null, techniques: ['DTG', 'DTF'] },
    'Doesn’t print T-shirt by DTG or DTF.',
  ],
  [{ code: 'blank', family: 'mug', name: null }, 'Doesn’t print Mug.'],
  [
    { code: 'stock', sku: 'NL180-BLACK-M', left: 1, needed: 2 },
    'NL180-BLACK-M is out of stock: 1 left, 2 needed.',
  ],
  [{ code: 'discontinued', sku: 'NL1', left: 0, needed: 2 }, 'NL1 is no longer made'],
  [
    { code: 'artwork', family: 'tee', name: null, side: 'front', percent: 7.1 },
    'the front artwork would be 7.1 % smaller',
  ],
  [
    { code: 'artwork', family: 'tee', name: null, side: 'back', percent: 50 },
    'the back artwork would be 50 % smaller',
  ],
  [{ code: 'excluded' }, 'The client has excluded it'],
  [{ code: 'rejected' }, 'Didn’t accept this order.'],
  [{ code: 'cost', cost: '20.00', limit: '18.25' }, 'Costs £20.00, and at most £18.25 is allowed.'],
])('in words: %j', (refusal, words) => {
  expect(shown(routing({ candidates: [candidate('Anchor Print', [refusal])] }))).toContain(words);
});

test('what would help is said to staff and, where it is its own choice, to the client (D32-27)', () => {
  const helps: OrderRouting['helps'] = [{ code: 'only', name: 'Brook Print', refusal: { code: 'excluded' } }];
  const none = routing({}, { waiting: true, helps: [{ code: 'ship_to', country: 'NO' }] });
  expect(shown(none)).toContain('A printer that ships to Norway.');
  expect(shown(none, false)).toContain('Why no printer');
  expect(shown(routing({}, { waiting: true, helps }), false)).toContain(
    'You’ve excluded Brook Print for this event.',
  );
});

test('a client for whom there is nothing to decide sees no panel, nor does anyone before the first decision', () => {
  expect(shown(routing({ fulfiller: 'Anchor Print' }), false)).toBe('');
  expect(
    shown({ waiting: false, submission: null, acts: [], parts: [], late: null, helps: [], decisions: [] }),
  ).toBe('');
});

test('a parked order says since when, and staff get their acts; a client reads only how it stands (D32-40)', () => {
  const submission = {
    fulfiller: 'Anchor Print',
    state: 'parked' as const,
    fault: 'timeout' as const,
    calls: 16,
    since: '2026-11-19T09:00:00.000Z',
    next_at: null,
  };
  const first = routing({}, { submission, acts: ['send_again', 'send_elsewhere'] });
  const text = shown(first);
  expect(text).toContain('It takes too long to answer.');
  expect(text).toContain('Without an answer since19 Nov 2026, 09:00');
  expect(text).toContain('Send to another printer');
  const told = shown(routing({}, { submission: { ...submission, fulfiller: null } }), false);
  expect(told).toContain('Our team decides what happens next.');
  expect(told).not.toContain('Without an answer');
});

test('of an order in parts each is shown with where it is, and a parked one with its acts (D32-62, S5-71)', () => {
  const part = (number: number, more: Partial<OrderRouting['parts'][number]> = {}) => ({
    part: number,
    fulfiller: number === 1 ? 'Anchor Print' : 'Brook Print',
    status: 'in_production' as const,
    items: [{ line: `oli_${number}`, name: number === 1 ? 'Crew Tee' : 'Mug', quantity: number }],
    submission: null,
    former_address: number === 1,
    late: number === 2 ? { step: 'print' as const, days: 3, fulfiller: 'Brook Print' } : null,
    acts: [],
    ...more,
  });
  const [decision] = routing({}).decisions;
  const decided = (number: number, fulfiller: string) => ({
    ...decision,
    at: `2026-11-20T10:02:0${number}.000Z`,
    part: number,
    fulfiller,
    reasons: ['split' as const, 'only_one' as const],
  });
  const parked = part(2, {
    status: 'fulfiller_submission_error',
    submission: {
      fulfiller: 'Brook Print',
      state: 'parked',
      fault: 'timeout',
      calls: 16,
      since: '2026-11-20T10:02:00.000Z',
      next_at: null,
    },
    acts: ['send_again', 'send_elsewhere'],
  });
  const order = {
    ...routing({}),
    parts: [part(1), parked],
    decisions: [decided(2, 'Brook Print'), decided(1, 'Anchor Print')] as OrderRouting['decisions'],
  };
  const text = shown(order);
  expect(text).toContain('No single printer can make all of this order, so 2 share it.');
  expect(text).toMatch(
    /Part 1 · Anchor Print.*1 × Crew Tee.*It goes to the former address.*Part 2 · Brook Print.*2 × Mug.*3 days late at Brook Print.*Send to another printer/,
  );
  expect(text).toContain('Part 2 · Brook Print: No single printer can make the whole order.');
  expect(text).not.toContain('earlier decision');
  const told = shown({ ...order, parts: [part(1, { address_told: 'too_late' }), parked] });
  expect(told).toContain('It was too late for the printer to change the address.');
  expect(told).not.toContain('unless the printer can still change it');
  const nameless = order.parts.map((one) => ({
    ...one,
    fulfiller: null,
    submission: null,
    late: null,
    acts: [],
  }));
  const client = shown({ ...order, parts: nameless, decisions: [] }, false);
  expect(client).toMatch(/^Made in parts.*Part 1In production1 × Crew Tee.*Part 2Fulfiller/s);
});
