import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { messages } from '@/messages/en-GB';
import { Claim } from './claim';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));

const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, { body?: unknown }]>;
let look: () => Promise<unknown>;

beforeEach(() => {
  look = () => Promise.resolve({ usable: true, products: null, countries: null, notes: [] });
  call.mockImplementation(({ path }) => (path.endsWith('check-code') ? look() : Promise.resolve([])));
});
afterEach(() => {
  call.mockReset();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const STORE: ClaimStore = {
  ...deliveryChoices({ region: 'EU', countries: ['NL'], states: [] }, 'en'),
  id: 'evt_summit',
  tenantId: 'ten_lumen',
  slug: 'lumen-summit',
  region: 'EU',
  door: 'open',
  shut: null,
  contactEmail: 'people@lumen.example',
  needsCode: true,
  timeZone: 'Europe/Amsterdam',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
};

function gift(id: string, available: number): Gift {
  return {
    id,
    name: `Gift ${id}`,
    description: '',
    family: 'hoodie',
    scenes: [],
    code: 'LU-HOO-01',
    colours: [{ identifier: 'navy', name: 'Navy', hex: '#14213d' }],
    pictures: { front: { navy: '/front.svg' }, back: {} },
    variants: [{ variant_id: `v-${id}`, sku: id, identifier: 'navy', size: 'M', available }],
    details: {
      description: '',
      status: 'active',
      products: {
        images: { front_preview: '/front.svg', back_preview: '' },
        artwork: { front_preview: '/front.svg', back_preview: '', front_colours: [] },
        front: [],
        back: [],
        colours: ['navy'],
        colour_names: ['Navy'],
      },
    },
  };
}

async function show(code: string, store: Partial<ClaimStore> = {}, gifts = [gift('one', 5)]) {
  window.history.replaceState(
    null,
    '',
    `/lumen-summit${code === '' ? '' : `?code=${encodeURIComponent(code)}`}`,
  );
  // Drafts live as long as the page, so each test uses another event.
  const own = { ...STORE, id: `evt_${expect.getState().currentTestName}`, ...store };
  const page = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Claim store={own} gifts={gifts} locale="en" hero={null} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await act(async () => undefined);
  return page;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Promotion code');
const looks = () =>
  call.mock.calls.filter(([{ path }]) => path.endsWith('check-code')).map(([, sent]) => sent.body);
const bad = () =>
  Promise.reject(new ApiError(422, { code: 'invalid', codes: { promo_code: ['invalid_promo_code'] } }));
const title = messages.claim.linkCodeTitle;
const PERSON = {
  Name: 'Ada Fern',
  Email: 'ada@guest.example',
  Phone: '+31 20 794 6012',
  'Address line 1': 'Keizersgracht 1',
  City: 'Amsterdam',
  Postcode: '1015 CJ',
};

describe('a link’s code is looked at before anything is typed (D22-2, D23)', () => {
  test('as it stands in the link; of one that can be used nothing is said', async () => {
    await show('ls-ooo1 ');
    expect([field().value, looks()]).toEqual(['ls-ooo1', [{ promo_code: 'ls-ooo1', from_link: true }]]);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText(title)).toBeNull();
  });

  test('without a code in the link, or where the event asks for none, nobody is asked', async () => {
    const { unmount } = await show('');
    unmount();
    await show('LS-0001', { id: 'evt_sample', needsCode: false });
    expect(looks()).toEqual([]);
  });

  test('a bad one is told above the form and at its field, with what else can be done, until it is changed', async () => {
    look = bad;
    await show('LS-0007');
    expect(screen.getByText(title).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(/write to people@lumen.example/)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('invalid promo code')).toBeTruthy();
    // The focus does not move while nobody has begun to type.
    expect(document.activeElement).toBe(document.body);
    fireEvent.change(field(), { target: { value: 'LS-0008' } });
    expect(screen.queryByText(title)).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test('what was typed over it stays over a reload, and is not judged by the link', async () => {
    look = bad;
    const { unmount } = await show('LS-0007', { id: 'evt_reload' });
    fireEvent.change(field(), { target: { value: 'LS-0008' } });
    unmount();
    call.mockClear();
    await show('LS-0007', { id: 'evt_reload' });
    expect([field().value, looks()]).toEqual(['LS-0008', []]);
    expect(screen.queryByText(title)).toBeNull();
  });

  test('an answer that comes after the code was changed is of no interest', async () => {
    let answer = (): void => undefined;
    look = () => new Promise((_, reject) => (answer = () => void bad().catch(reject)));
    await show('LS-0007');
    fireEvent.change(field(), { target: { value: 'LS-0008' } });
    await act(async () => answer());
    expect(screen.queryByText(title)).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test.each([
    ['event_closed', messages.claim.closedTitle],
    ['event_exhausted', messages.claim.exhaustedTitle],
  ] as const)('%s: said in place of the form, with the way back', async (code, heading) => {
    look = () => Promise.reject(new ApiError(422, { code }));
    await show('LS-0001');
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('button', { name: messages.claim.backToForm })).toBeTruthy();
  });

  test.each([
    ['too many tries', new ApiError(429, { code: 'rate_limited', retryAfter: 50 })],
    ['no answer', new ApiError(0, { code: 'network' })],
  ])('%s: nothing is claimed to be known', async (_, error) => {
    look = () => Promise.reject(error);
    await show('LS-0001');
    expect(screen.queryByText(title)).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a link’s code in the place of its field (D22-2)', () => {
  const card = () => screen.queryByRole('button', { name: messages.claim.codeOther });
  const isShown = () => field().closest('.invisible') === null;

  test('is shown as valid, and the field comes back, focused, for another', async () => {
    await show('ls-ooo1');
    expect([isShown(), screen.getByText('ls-ooo1').className]).toEqual([
      false,
      expect.stringContaining('uppercase'),
    ]);
    expect(screen.getByText(messages.claim.codeFromLink)).toBeTruthy();
    expect(screen.getAllByText(messages.claim.codeValid).length).toBeGreaterThan(0);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: messages.claim.codeOther })),
    );
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([isShown(), card()]).toEqual([true, null]);
  });

  test('a bad one stands in the field, and so does one that the claim refuses', async () => {
    look = bad;
    const { unmount } = await show('LS-0007', { id: 'evt_bad' });
    expect([isShown(), card()]).toEqual([true, null]);
    unmount();
    look = () => Promise.resolve({ usable: true, products: null, countries: null, notes: [] });
    await show('LS-0009', { id: 'evt_raced' });
    expect(isShown()).toBe(false);
    call.mockImplementation(({ path }) => (path.endsWith('/claim') ? bad() : Promise.resolve([])));
    for (const [label, value] of Object.entries(PERSON)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Order your gift' })));
    expect(isShown()).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });
});

describe('a typed code is looked at as soon as it has been entered (D22-2)', () => {
  const enter = async (code: string) => {
    fireEvent.change(field(), { target: { value: code } });
    await act(async () => void fireEvent.blur(field()));
  };

  test('a good one is marked as valid until it is changed, and asked for once', async () => {
    await show('');
    await enter(' ls-0001 ');
    expect(looks()).toEqual([{ promo_code: 'ls-0001' }]);
    expect(screen.getByText(messages.claim.codeValid)).toBeTruthy();
    expect(screen.getByText(messages.claim.codeWorks).getAttribute('role')).toBe('status');
    await act(async () => void fireEvent.blur(field()));
    expect(looks()).toHaveLength(1);
    fireEvent.change(field(), { target: { value: 'ls-00' } });
    expect(screen.queryByText(messages.claim.codeValid)).toBeNull();
  });

  test('a bad one is told at its field, by more than sight, and without moving the focus', async () => {
    look = bad;
    await show('');
    await enter('LS-0007');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('invalid promo code').map((one) => one.getAttribute('role'))).toContain(
      'status',
    );
    expect(document.activeElement).toBe(document.body);
    fireEvent.change(field(), { target: { value: 'LS-0008' } });
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test('without an answer nothing is said, and it is asked for again', async () => {
    look = () => Promise.reject(new ApiError(429, { code: 'rate_limited', retryAfter: 50 }));
    await show('');
    await enter('LS-0001');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    await act(async () => void fireEvent.blur(field()));
    expect(looks()).toHaveLength(2);
  });

  test('the claim itself decides: an answer that comes after it was sent is dropped', async () => {
    let answer = (): void => undefined;
    look = () => new Promise((_, reject) => (answer = () => void bad().catch(reject)));
    await show('');
    await enter('LS-0001');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Order your gift' })));
    await act(async () => answer());
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('gifts of a limited code (D40-3)', () => {
  const limitedTo = (...products: string[]) =>
    Promise.resolve({ usable: true, products, countries: null, notes: [] });
  const enter = async (code: string) => {
    fireEvent.change(field(), { target: { value: code } });
    await act(async () => void fireEvent.blur(field()));
  };
  const radios = () => screen.queryAllByRole<HTMLInputElement>('radio', { name: /^Gift/ });
  const offered = () => radios().map(({ value, checked }) => (checked ? `${value}!` : value));

  test('are all offered again as soon as the code is changed, and the field being typed in stays', async () => {
    look = () => limitedTo('two', 'three');
    await show(
      '',
      {},
      ['one', 'two', 'three'].map((id) => gift(id, 3)),
    );
    expect(offered()).toEqual(['one!', 'two', 'three']);
    await enter('LS-0001');
    expect([offered(), field().value]).toEqual([['two!', 'three'], 'LS-0001']);
    const typedIn = field();
    fireEvent.change(typedIn, { target: { value: 'LS-000' } });
    expect(offered()).toEqual(['one', 'two!', 'three']);
    expect(field()).toBe(typedIn);
    look = () => limitedTo('one', 'three');
    await enter('LS-0002');
    expect(offered()).toEqual(['one!', 'three']);
  });

  test('are asked for anew once one has run out', async () => {
    look = () => limitedTo('one', 'three');
    await show(
      '',
      {},
      ['one', 'two', 'three'].map((id) => gift(id, 3)),
    );
    await enter('LS-0001');
    look = () => limitedTo('two', 'three');
    const gone = new ApiError(409, { code: 'out_of_stock' });
    call.mockImplementation(({ path }) => {
      if (path.endsWith('/claim')) return Promise.reject(gone);
      return path.endsWith('check-code') ? look() : Promise.resolve([]);
    });
    for (const [label, value] of Object.entries(PERSON)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Order your gift' })));
    await waitFor(() => expect(offered()).toEqual(['two!', 'three']));
    expect(looks()).toEqual([{ promo_code: 'LS-0001' }, { promo_code: 'LS-0001' }]);
  });
});

describe('gifts that have run out', () => {
  test('of all of them it is said in place of the form', async () => {
    await show('', {}, [gift('one', 0), gift('two', 0)]);
    expect(screen.getByRole('heading', { name: messages.claim.soldOutTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: /people@lumen.example/ })).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  test('of one of them the other is offered first, and the gone one says so when it is chosen', async () => {
    await show('', {}, [gift('one', 0), gift('two', 3)]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gift two' }).checked).toBe(true);
    const button = () => screen.getByRole('button', { name: 'Order your gift' });
    expect(button().hasAttribute('disabled')).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Gift one, sold out' }));
    expect(button().hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('alert').textContent).toMatch(/These are all gone/);
  });
});
