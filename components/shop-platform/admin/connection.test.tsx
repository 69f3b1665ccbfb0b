import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { initialOnboarding } from '@/lib/modules/shop-platform/rules/steps';
import { finished, type ShopConnection } from '@/lib/modules/shop-platform/contract/shop-platform';
import { messages } from '@/messages/en-GB';
import { Connection, NoConnection } from './connection';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
const calls = jest.mocked(browserCall);
beforeEach(() => calls.mockReset());

const { shopAddress: texts, shopConnection: page, shopHealth: health, errors } = messages;
const OPEN: ShopConnection = { ...initialOnboarding(), shopifyUrl: 'old.myshopify.com', connection: null };

function show(connection: ShopConnection, readOnly = false) {
  render(<Connection tenant="ten_prairie" connection={connection} readOnly={readOnly} mayEnd={!readOnly} />, {
    wrapper: KitTest,
  });
}
const field = () => screen.getByRole('textbox', { name: texts.label }) as HTMLInputElement;
const save = (typed: string) => {
  fireEvent.input(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: texts.save }));
};

test('the address is saved as the shop has it, and the page says so until it is typed again (S2.2-13)', async () => {
  show(OPEN);
  expect(screen.getByText(page.noAppTitle)).toBeTruthy();
  expect(field().value).toBe('old.myshopify.com');
  calls.mockResolvedValueOnce({ ...OPEN, shopifyUrl: 'new.myshopify.com' });
  save(' New.myshopify.com');
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(calls.mock.calls[0]?.[1]).toMatchObject({
    params: { tenant: 'ten_prairie' },
    body: { shopifyUrl: 'new.myshopify.com' },
  });
  expect(field().value).toBe('new.myshopify.com');
  fireEvent.input(field(), { target: { value: 'newer' } });
  expect(screen.queryByText(texts.saved)).toBeNull();
});

test('an address that is none is refused at its field before it is sent; what is typed stays (S2.2-13)', async () => {
  show(OPEN);
  save('shop.evil.example');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(calls).not.toHaveBeenCalled();
  calls.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
  save('new.myshopify.com');
  expect(await screen.findByText(errors.unavailable)).toBeTruthy();
  expect(field().value).toBe('new.myshopify.com');
});

test('who may only read sees the address, and no field; an installed app has the address for good (S2.2-13)', () => {
  show(OPEN, true);
  expect(screen.getByText('old.myshopify.com')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const at = '2026-11-20T09:05:00.000Z';
  const shop = { shop: 'prairie-run.myshopify.com', shop_name: 'Prairie Run', scopes: ['write_products'] };
  show({ ...finished, connection: { ...shop, status: 'connected', connected_at: at, last_ok_at: at } });
  expect(screen.getByText(health.status.connected)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a client without a shop is told how to begin; staff are told that there is none (S2.2-13)', () => {
  const { unmount } = render(<NoConnection isStaff={false} />, { wrapper: KitTest });
  expect(screen.getByRole('link', { name: page.start }).getAttribute('href')).toBe('/shopify/signup');
  unmount();
  render(<NoConnection isStaff />, { wrapper: KitTest });
  expect(screen.getByText(page.noneStaff)).toBeTruthy();
});
