import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { OwnRequest } from '@/lib/modules/privacy/contract/privacy';
import { saveFile } from '@/lib/modules/privacy/client/save-file';
import { messages } from '@/messages/en-GB';
import { RequestsPanel } from './requests-panel';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/privacy/client/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
const calls = jest.mocked(browserCall);
const saved = jest.mocked(saveFile);
beforeEach(() => [calls, saved].forEach((mock) => mock.mockReset()));

const OF_SHOP: OwnRequest = {
  id: 'prq_shop',
  kind: 'export',
  shop: 'harbour.myshopify.com',
  email: 'ada@shopper.example',
  order: { id: 'ord_1', order_ref: 'M7QK-3FXW' },
  asked_at: '2026-11-20T09:00:00.000Z',
  due_on: '2026-12-20',
};
const OF_PERSON: OwnRequest = {
  ...OF_SHOP,
  id: 'prq_own',
  kind: 'erase',
  shop: null,
  email: 'bo@shopper.example',
};

const show = (requests: readonly OwnRequest[]) =>
  render(<RequestsPanel tenant="ten_one" requests={requests} />, { wrapper: KitTest });
const rowOf = (email: string) => within(screen.getByText(email).closest('li') as HTMLElement);

test('a shop’s request names the shop and the day, and gives its answer as a file (S4-51)', async () => {
  show([OF_SHOP, OF_PERSON]);
  const row = rowOf('ada@shopper.example');
  expect(
    row.getByText(/harbour\.myshopify\.com asks for a customer · Answer by 20 December 2026/),
  ).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/orders/ord_1');
  expect(rowOf('bo@shopper.example').queryByText(/asks for a customer/)).toBeNull();
  calls.mockResolvedValueOnce({ document: {}, html: '<p>Ada</p>' });
  fireEvent.click(row.getByRole('button', { name: 'Download the answer for order M7QK-3FXW' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('personal-data.html', 'text/html', '<p>Ada</p>'));
  expect(calls.mock.calls[0]?.[1]).toMatchObject({
    params: { tenant: 'ten_one' },
    body: { email: 'ada@shopper.example', request: 'prq_shop' },
  });
});

test('a person’s request is erased by its own button; what fails is said, and can be done again (S4-51, D46-4)', async () => {
  show([OF_PERSON]);
  const erase = () => screen.getByRole('button', { name: 'Erase bo@shopper.example' });
  calls.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
  fireEvent.click(erase());
  fireEvent.click(erase());
  expect(await screen.findByText(messages.errors.unavailable)).toBeTruthy();
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockResolvedValueOnce(undefined);
  fireEvent.click(erase());
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(calls.mock.calls[1]?.[1]).toMatchObject({
    body: { email: 'bo@shopper.example', confirm_email: 'bo@shopper.example', request: 'prq_own' },
  });
});

test('without any it says so (S4-51)', () => {
  show([]);
  expect(screen.getByText('No open requests.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
