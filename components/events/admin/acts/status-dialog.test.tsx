import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AdminKitProvider } from '@/components/admin/admin-kit-provider';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import events from '@/messages/en-GB/events.json';
import launch from '@/messages/en-GB/launch.json';
import platform from '@/messages/en-GB/platform.json';
import { StatusDialog } from './status-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: () => undefined }),
}));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);
const close = jest.fn();

const EVENT = { slug: 'spring', tenant_id: 'ten_1', name: 'Spring', status: 'Draft' } as EventSummary;
const MUG = { id: 'ff-mug', name: 'Camp Mug' };
const failing = (changes: Pick<LaunchLine, 'id'> & Partial<LaunchLine>): LaunchLine => ({
  severity: 'blocking',
  passed: false,
  count: 0,
  product: null,
  text: null,
  market_rule: null,
  unserved: null,
  ...changes,
});
const notReady = (lines: LaunchLine[]) =>
  new ApiError(422, { code: 'event_not_ready', data: { lines: lines.map((line) => ({ ...line })) } });
const LINES = launch.launch.lines;
const publish = () =>
  fireEvent.click(screen.getByRole('button', { name: events.events.overview.set.active }));

beforeEach(() => {
  call.mockReset();
  close.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={{ ...events, ...launch, ...platform }}>
      <AdminKitProvider>
        <StatusDialog event={EVENT} status="Active" onClose={close} />
      </AdminKitProvider>
    </NextIntlClientProvider>,
  );
});

test('what keeps an event from being published is named line by line, with the way to its field', async () => {
  call.mockRejectedValueOnce(
    notReady([failing({ id: 'vat' }), failing({ id: 'stock', count: 2, product: MUG })]),
  );
  publish();
  expect(await screen.findByText(LINES.vat.title)).not.toBeNull();
  const stock = screen.getByRole('link', { name: `Fix: ${LINES.stock.title}` });
  expect(stock.getAttribute('href')).toBe('/events/spring/catalogue?search=Camp+Mug&focus=stock-ff-mug');
  expect(screen.queryByText(/\(Camp Mug and 1 more\)/)).not.toBeNull();
  expect(close).not.toHaveBeenCalled();
  // jsdom can't follow a link.
  stock.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(stock);
  expect(close).toHaveBeenCalledTimes(1);
});

test('the lines of an earlier refusal go as soon as it is asked again', async () => {
  call.mockRejectedValueOnce(notReady([failing({ id: 'vat' })]));
  publish();
  await screen.findByText(LINES.vat.title);
  call.mockResolvedValueOnce({ status: 'Active' });
  publish();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(LINES.vat.title)).toBeNull();
});

test('any other refusal names no lines', async () => {
  call.mockRejectedValueOnce(new ApiError(403, { code: 'event_locked' }));
  publish();
  await screen.findByRole('alert');
  expect(screen.queryByRole('link')).toBeNull();
});
