import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { recall } from '@/components/checkout/shop/payment/checkout-memory';
import { readDraft as readAddress } from '@/components/orders/shop/address-draft';
import type { AddressForm } from '@/components/orders/shop/payment-types';
import { DraftView } from '@/components/draft-orders/shop/draft-view';
import { ApiError } from '@/lib/client/api-error';
import { loadPage } from '@/lib/client/load-page';
import * as calls from '@/lib/modules/draft-orders/client/drafts';
import { listDraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';
import { readDraft, type DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import { readLinkedDraft, type LinkedDraft } from '@/lib/modules/draft-orders/contract/linked-draft';
import { PRICED_EXAMPLE } from '@/lib/modules/draft-orders/contract/priced-lines';
import { DraftDetail } from './draft-detail';
import { DraftForm } from './draft-form';

const mockPush = jest.fn();
jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));
jest.mock('@/lib/modules/draft-orders/client/drafts');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: mockPush }) }));

const mocked = jest.mocked(calls);
const DRAFT = readDraft.example.response as DraftOrder;
const LINKED = readLinkedDraft.example.response as LinkedDraft;
const STORE = {
  id: 'evt_fjord_fern',
  slug: 'fjord-fern',
  name: 'Fjord & Fern',
  basketName: 'Fjord & Fern',
  region: 'UK',
} as const;

const press = (name: string | RegExp) =>
  act(async () => {
    const [button] = screen.getAllByRole('button', { name }).slice(-1);
    if (!button) throw new Error(String(name));
    fireEvent.click(button);
  });
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const showDetail = (more: Partial<DraftOrder> = {}) =>
  render(
    <KitTest>
      <DraftDetail tenant="ten_fjord" isStaff={false} draft={{ ...DRAFT, ...more }} />
    </KitTest>,
  );
const showLink = (more: Partial<LinkedDraft> = {}) =>
  render(
    <KitTest>
      <DraftView draft={{ ...LINKED, ...more }} token="token-of-the-link" store={STORE} />
    </KitTest>,
  );

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('composing asks for items and recipient, and shows the server’s total (S2.2-89)', async () => {
  mocked.readDraftProducts.mockResolvedValue(listDraftProducts.example.response as never);
  mocked.readQuote.mockResolvedValue(PRICED_EXAMPLE);
  mocked.createDraft.mockResolvedValue(DRAFT);
  render(
    <KitTest>
      <DraftForm
        tenant="ten_fjord"
        isStaff={false}
        stores={[{ slug: 'fjord-fern', name: 'Fjord & Fern' }]}
        draft={null}
      />
    </KitTest>,
  );
  await waitFor(() => expect(screen.getByLabelText('Product')).toBeTruthy());
  await press('Save draft');
  await waitFor(() => expect(screen.getByText('Add at least one item.')).toBeTruthy());
  expect(mocked.createDraft).not.toHaveBeenCalled();
  await fill('Product', 'ff-crew-tee');
  await fill('Colour and size', 'ff-crew-tee-black-m');
  await press('Add item');
  await press(/^One more/);
  await waitFor(() => expect(screen.getByText('£48.84')).toBeTruthy());
  await fill('Recipient’s name', 'Robin Example');
  await fill('Recipient’s email', 'robin@example.com');
  await press('Save draft');
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith(`/orders/drafts/${DRAFT.id}`));
  expect(mocked.createDraft.mock.calls[0]?.[1]).toMatchObject({
    event: 'fjord-fern',
    products: [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 }],
    email: 'robin@example.com',
  });
});

test('two presses send one mail; a refusal is said and the page stays (S2.2-89)', async () => {
  let answer: (draft: DraftOrder) => void = () => undefined;
  mocked.sendDraft.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  showDetail();
  await press(/^Send payment link/);
  await press(/^Send payment link/);
  expect(mocked.sendDraft).toHaveBeenCalledTimes(1);
  await act(async () => answer(DRAFT));
  mocked.sendDraft.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  await press(/^Send payment link/);
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('who may only read has no act; a paid one names its order and a second payment (S2.2-90, S2.2-92)', () => {
  showDetail({
    state: 'paid',
    can_send: false,
    can_withdraw: false,
    orders: [
      { id: 'ord_one', ref: 'AAAA-1111' },
      { id: 'ord_two', ref: 'BBBB-2222' },
    ],
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'AAAA-1111' }).getAttribute('href')).toBe('/orders/ord_one');
  expect(screen.getByText(/The link was paid again/)).toBeTruthy();
  expect(screen.queryByText('£48.84')).toBeNull();
});

test('the link fills the basket once, however often it is pressed, and goes to the checkout (S2.2-91)', async () => {
  showLink({ changed: true, sent_total: '40.00' });
  expect(screen.getByText(/it was £40.00 and is now £48.84/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue to checkout' }).hasAttribute('disabled')).toBe(false),
  );
  await press('Continue to checkout');
  await press('Continue to checkout');
  expect(loadPage).toHaveBeenCalledWith('/fjord-fern/checkout');
  expect(recall(STORE.id).draft).toBe('token-of-the-link');
  expect(readAddress(STORE.id, { name: '', email: '' } as AddressForm)).toEqual({
    name: 'Robin Example',
    email: 'robin@example.com',
  });
  const kept = Object.values({ ...window.localStorage }).join('');
  expect(kept.match(/"quantity":2/g)).toHaveLength(1);
});

const [LINE] = PRICED_EXAMPLE.lines;
const GONE = LINE ? [{ ...LINE, available: false }] : [];

test('where nothing can be bought any more, both sides are told (S2.2-89, S2.2-91)', () => {
  showDetail({ state: 'sent', sent_total: '48.84', total: '0.00', lines: GONE });
  expect(screen.getByText(/Withdraw this draft order and create a new one/)).toBeTruthy();
  expect(screen.queryByText(/Send it again to tell them/)).toBeNull();
  showLink({ lines: GONE });
  expect(screen.getByText(/None of these items can be bought any more/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue to checkout' })).toBeNull();
});

test('an item that sold out meanwhile says so at its line, and can be removed; what was typed stays (S2.2-89)', async () => {
  mocked.readDraftProducts.mockResolvedValue({ currency: 'USD', products: [] });
  const refusal = new ApiError(422, {
    code: 'invalid',
    codes: { 'products.0.quantity': ['out_of_stock'] },
    errors: { 'products.0.quantity': ['only 1 left'] },
  });
  mocked.readQuote.mockRejectedValue(refusal);
  mocked.updateDraft.mockRejectedValue(refusal);
  const stores = [{ slug: 'fjord-us', name: 'Fjord & Fern' }];
  render(
    <KitTest>
      <DraftForm
        tenant="ten_fjord"
        isStaff={false}
        stores={stores}
        draft={{ ...DRAFT, event_slug: 'fjord-us' }}
      />
    </KitTest>,
  );
  await waitFor(() => expect(screen.getByText(/Fjord & Fern Crew Tee/)).toBeTruthy());
  expect(screen.getByText(/sales tax is added at checkout/)).toBeTruthy();
  await fill('Recipient’s name', 'Robin Changed');
  await press(/^Save draft/);
  await waitFor(() => expect(mocked.updateDraft).toHaveBeenCalledTimes(1));
  expect(screen.getByDisplayValue('Robin Changed')).toBeTruthy();
  const quantity = () => screen.getByRole('group', { name: /^Quantity of Fjord/ });
  await waitFor(() =>
    expect(document.getElementById(quantity().getAttribute('aria-describedby') ?? '')?.textContent).not.toBe(
      '',
    ),
  );
  expect(quantity().getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Draft order' })).toBeTruthy();
  await press(/^Remove Fjord/);
  expect(document.activeElement).toBe(screen.getByLabelText('Product'));
  expect(screen.queryByText(/Crew Tee/)).toBeNull();
});

test.each([
  ['paid', 'This order is already paid'],
  ['expired', 'This link has expired'],
  ['withdrawn', 'This order was withdrawn'],
  ['closed', 'The store takes no orders right now'],
] as const)('a link that is %s says so and offers no payment (S2.2-91)', (state, title) => {
  showLink({ state });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a mail that could not be delivered is said, with what to do (S2.2-129)', () => {
  showDetail({ undelivered: true });
  expect(screen.getByText(`We couldn’t deliver the email to ${DRAFT.email} yet`)).toBeTruthy();
  expect(screen.getByText(/copy the payment link below/)).toBeTruthy();
});
