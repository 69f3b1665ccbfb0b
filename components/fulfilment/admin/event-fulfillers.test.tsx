import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type {
  EventFulfiller,
  ServedEvent,
} from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { EventFulfillersView } from './event-fulfillers';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));

const EVENT = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const NORTHLIGHT: EventFulfiller = {
  id: 'ful_northlight',
  name: 'Northlight Print',
  available: true,
  countries: ['GB'],
  origin_country: 'GB',
  techniques: ['DTG'],
  promised_days: 3,
  choice: null,
  prices: [{ id: 'tee', family: 'tee', name: null, blank_price: '4.10', print_price: '3.20' }],
};
const calls = jest.mocked(browserCall);
beforeEach(() => calls.mockReset());

const show = (
  more: Partial<EventFulfiller> = {},
  readOnly: 'staff' | 'locked' | 'role' | null = null,
  unserved: ServedEvent['unserved'] = [],
) =>
  render(
    <EventFulfillersView
      event={EVENT}
      serving={{ currency: 'GBP', fulfillers: [{ ...NORTHLIGHT, ...more }], unserved }}
      readOnly={readOnly}
    />,
    { wrapper: KitTest },
  );

test('says where and how soon, and what it costs for whoever reads costs (S2.2-18)', () => {
  show();
  expect(screen.getByText('Ships within 3 business days')).toBeTruthy();
  expect(screen.getByText('Ships to United Kingdom')).toBeTruthy();
  expect(screen.getByText('£4.10')).toBeTruthy();
});

test('has the list prices by quantity where they count (S2.2-321)', () => {
  const tee = { id: 'tee', family: 'tee', name: null, blank_price: '4.10', print_price: '3.20' } as const;
  show({ prices: [{ ...tee, blank_breaks: [{ from: 25, price: '3.80' }] }] });
  expect(screen.getByText('from 25: £3.80')).toBeTruthy();
});

test('a choice is sent with the one that was seen; a conflict is said (S2.2-112)', async () => {
  show({ choice: 'preferred', prices: null });
  expect(screen.queryByText(/^Prices per item/)).toBeNull();
  calls.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Excluded' }));
  await waitFor(() => expect(screen.getByText(/^Someone else has changed this/)).toBeTruthy());
  expect(calls.mock.calls[0]?.[1]).toEqual({
    params: EVENT,
    body: { fulfiller: 'ful_northlight', choice: 'excluded', seen: 'preferred' },
  });
});

test('staff only look, and a store without a printer says what to do (S2.2-18)', () => {
  const { unmount } = show({}, 'staff');
  expect(screen.getByText(/The client chooses its printers/)).toBeTruthy();
  expect(screen.getByRole('group', { name: /Northlight Print/ })).toHaveProperty('disabled', true);
  unmount();
  render(
    <EventFulfillersView
      event={EVENT}
      serving={{ currency: 'GBP', fulfillers: [], unserved: [] }}
      readOnly={null}
    />,
    { wrapper: KitTest },
  );
  expect(screen.getByText(/No printer serves/)).toBeTruthy();
});

test('whoever may not choose is told so, and which countries no printer can serve (S2.2-18, S2.2-152)', () => {
  show({}, 'role', [{ why: 'ship_to', countries: ['IE'] }]);
  expect(screen.getByText(/^You can look at the printers/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Excluded' }).matches(':disabled')).toBe(true);
  expect(screen.getByText('Some countries have no printer for all of your products')).toBeTruthy();
  expect(screen.getByText(/^No printer ships to Ireland\. Remove it/)).toBeTruthy();
});
