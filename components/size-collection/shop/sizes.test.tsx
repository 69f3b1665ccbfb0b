import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { invitationExample, type Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import { Sizes } from './sizes';
import { sizesStore } from './sizes-store';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));

interface Sent {
  params?: object;
  body?: Record<string, unknown>;
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Sent]>;
let answer: (sent: Sent) => Promise<unknown>;

beforeEach(() => {
  answer = () => Promise.resolve({ ...OPEN, answer: GIVEN, version: 1 });
  call.mockImplementation((contract, sent) =>
    contract.path.endsWith('locked-to-country') ? Promise.resolve([]) : answer(sent),
  );
  window.scrollTo = jest.fn();
});
afterEach(() => {
  call.mockReset();
  window.sessionStorage.clear();
});

const GIVEN = invitationExample.answer as NonNullable<Invitation['answer']>;
const COLOURS = [
  { identifier: 'jacket-navy', name: 'Navy', hex: '#16233f' },
  { identifier: 'jacket-slate', name: 'Slate', hex: '#56606b' },
];
/** Navy in S and M; Slate sold out in M and not made in S. */
const VARIANTS = [
  { variant_id: 'navy-s', identifier: 'jacket-navy', size: 'S', in_stock: true },
  { variant_id: 'lu-offsite-jacket-navy-m', identifier: 'jacket-navy', size: 'M', in_stock: true },
  { variant_id: 'slate-m', identifier: 'jacket-slate', size: 'M', in_stock: false },
  { variant_id: 'slate-l', identifier: 'jacket-slate', size: 'L', in_stock: true },
];
const [JACKET] = invitationExample.products;
if (!JACKET) throw new Error('the example has a piece');
const OPEN: Invitation = {
  ...invitationExample,
  products: [{ ...JACKET, colours: COLOURS, variants: VARIANTS }],
  answer: null,
  version: 0,
};
const STORE = {
  ...(readStorefront.example.response as StorefrontData),
  region: 'EU' as const,
  countries: ['NL', 'BE'],
  slug: 'lumen-offsite',
};

let links = 0;

function pageOf(first: Invitation, token: string) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Sizes
          first={first}
          token={token}
          locale="en"
          hero={null}
          guides={{}}
          store={sizesStore(STORE, first, 'en')}
        />
      </NextIntlClientProvider>
    </SWRConfig>
  );
}

async function show(change: Partial<Invitation> = {}) {
  links += 1;
  // Drafts live as long as the page, so each test uses another token.
  const token = `link-${String(links).padStart(7, '0')}-of-a-test`;
  const page = render(pageOf({ ...OPEN, ...change }, token));
  await act(async () => undefined);
  return { page, token };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save my answer' }));
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
const sentBody = () => call.mock.calls.at(-1)?.[1].body;

describe('Sizes (D4-5)', () => {
  test('asks for a size before anything is sent, and leads there', async () => {
    await show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Femke Dijkstra');
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    save();
    expect(await screen.findByText('Please choose a size')).not.toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Size' }).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S' })));
    expect(call).not.toHaveBeenCalled();
  });

  test('what is not made or sold out says so and is not sent', async () => {
    await show();
    choose('Slate');
    choose('S, not available in this combination');
    expect(screen.getByText('Slate isn’t available in S')).not.toBeNull();
    choose('M, sold out');
    expect(screen.getByText('Slate in M is sold out')).not.toBeNull();
    save();
    expect(await screen.findByText('required')).not.toBeNull();
    expect(call).not.toHaveBeenCalled();
    choose('L');
    save();
    await waitFor(() => expect(sentBody()).toMatchObject({ products: [{ variant_id: 'slate-l' }] }));
  });

  test('sends one answer, says what was noted, and changes it in its next version', async () => {
    const { token } = await show();
    choose('M');
    save();
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Femke Dijkstra' });
    expect(document.activeElement).toBe(thanks);
    expect(call.mock.calls.at(-1)?.[1].params).toEqual({ token });
    expect(sentBody()).toEqual({
      version: 0,
      name: 'Femke Dijkstra',
      products: [{ product_id: 'lu-offsite-jacket', variant_id: 'lu-offsite-jacket-navy-m', quantity: 1 }],
    });
    expect(screen.getByText(/You can change your answer until 2 December 2026/)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true);
    choose('S');
    save();
    await waitFor(() =>
      expect(sentBody()).toMatchObject({ version: 1, products: [{ variant_id: 'navy-s' }] }),
    );
  });

  test('an answer given before is shown, can be left as it was, and a piece that sold out since is kept', async () => {
    const variants = VARIANTS.map((one) => ({ ...one, in_stock: one.variant_id !== GIVEN.variant_id }));
    await show({ answer: GIVEN, version: 3, products: [{ ...JACKET, colours: COLOURS, variants }] });
    fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Femke Sterk' } });
    save();
    await waitFor(() =>
      expect(sentBody()).toMatchObject({ version: 3, products: [{ variant_id: GIVEN.variant_id }] }),
    );
  });

  test('another tab’s answer is told; sending again names its version', async () => {
    await show();
    const current = { ...OPEN, answer: { ...GIVEN, colour: 'Slate', size: 'L' }, version: 4 };
    answer = () => Promise.reject(new ApiError(409, { code: 'conflict', data: { invitation: current } }));
    choose('M');
    save();
    expect(await screen.findByText(/Offsite Jacket, Slate, L/)).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true);
    answer = () => Promise.resolve({ ...OPEN, answer: GIVEN, version: 5 });
    save();
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(sentBody()).toMatchObject({ version: 4 });
  });

  test('where addresses are collected it asks for one, and the server’s words stand at their field', async () => {
    await show({ collects_addresses: true });
    answer = () =>
      Promise.reject(
        new ApiError(422, { code: 'invalid', codes: { address_postcode: ['invalid_postcode'] } }),
      );
    choose('M');
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    type('Phone', '+31 20 555 0140');
    type('Address line 1', 'Zonnekade 4');
    type('City', 'Rotterdam');
    type('Postcode', '3011 AA');
    save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Postcode' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sentBody()).toMatchObject({ address_city: 'Rotterdam', address_country: 'Netherlands' });
    expect(sentBody()).not.toHaveProperty('email');
  });

  test('the event closes under somebody’s hands and opens again: what was chosen is kept', async () => {
    const { page, token } = await show();
    choose('M');
    page.rerender(pageOf({ ...OPEN, closed: 'over' }, token));
    const closed = await screen.findByRole('heading', { name: 'Sizes are no longer being collected' });
    expect(document.activeElement).toBe(closed);
    page.rerender(pageOf(OPEN, token));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true);
    expect(screen.queryByText('Sizes are no longer being collected')).toBeNull();
  });

  test.each([
    [{ closed: 'over' as const, answer: GIVEN }, /The last day to answer was 2 December 2026/],
    [{ closed: 'over' as const }, /We don’t have an answer from you/],
    [
      { closed: 'not_open_yet' as const, opens_at: '2026-11-25T09:00:00.000Z' },
      /You can choose yours from 25 November/,
    ],
  ])('closed from the start: %j', async (change, text) => {
    await show(change);
    expect(screen.getByText(text)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
