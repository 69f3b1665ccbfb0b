import { act, fireEvent, render, screen } from '@testing-library/react';
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
  look = () => Promise.resolve({ usable: true });
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

describe('a link’s code is looked at before anything is typed (D22-2, D23)', () => {
  test('as it stands in the link; of one that can be used nothing is said', async () => {
    await show('ls-ooo1 ');
    expect([field().value, looks()]).toEqual(['ls-ooo1', [{ promo_code: 'ls-ooo1' }]]);
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
