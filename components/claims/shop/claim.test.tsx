import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { messages } from '@/messages/en-GB';
import { Claim } from './claim';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';
import { GIFT, STORE } from '@/components/orders/shop/test-gift';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));

interface Sent {
  params?: object;
  query?: object;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Sent]>;
const GRANTED = {
  order_ref: 'M7QK-3FXW',
  order_link: '/order/aToken',
  estimatedDeliveryDateX: '26-11-2026',
  estimatedDeliveryDateY: '30-11-2026',
  to_be_confirmed: false,
  edit_until: null,
};

let locked: () => Promise<unknown>;
let claim: (sent: Sent) => Promise<unknown>;

beforeEach(() => {
  locked = () => Promise.resolve([]);
  claim = () => Promise.resolve(GRANTED);
  call.mockImplementation((contract, sent) =>
    contract.path.endsWith('locked-to-country') ? locked() : claim(sent),
  );
  window.scrollTo = jest.fn();
});
afterEach(() => {
  call.mockReset();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function show(store: Partial<ClaimStore> = {}, gift: Partial<Gift> = {}) {
  // Drafts live as long as the page, so each test uses another event.
  const own = { ...STORE, id: `evt_${expect.getState().currentTestName}`, ...store };
  const page = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Claim store={own} gifts={[{ ...GIFT, ...gift }]} locale="en" hero={null} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  // Let the request for countries finish.
  await act(async () => undefined);
  return page;
}

const PERSON = {
  Name: 'Ada Fern',
  Email: 'ada@guest.example',
  Phone: '+31 20 794 6012',
  'Address line 1': 'Keizersgracht 1',
  City: 'Amsterdam',
  Postcode: '1015 CJ',
  'Promotion code': 'LS-0001',
  'Your text': 'ADA',
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const chooseSize = () => fireEvent.click(screen.getByRole('radio', { name: 'S' }));
function fill() {
  Object.entries(PERSON).forEach(([label, value]) => type(label, value));
  chooseSize();
}
const button = () => screen.getByRole('button', { name: /Order your gift/ });
const send = () => act(async () => void fireEvent.click(button()));
const claims = () => call.mock.calls.filter(([{ path }]) => path.endsWith('/claim')).map(([, sent]) => sent);
const errorOf = (label: string) => {
  const id = input(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  return document.getElementById(id)?.textContent;
};

describe('the claim form (S2.7, S5)', () => {
  test('every empty field says required but those that may stay empty; the size, which comes first, is focused; nothing is sent', async () => {
    await show();
    await send();
    for (const label of Object.keys(PERSON).filter((name) => name !== 'Your text')) {
      expect([label, errorOf(label)]).toEqual([label, 'required']);
    }
    expect(errorOf('Your text')).toBe('enter the text to print');
    for (const label of [/Address line 2/]) {
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull();
    }
    expect(await screen.findByText('Please choose a size')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S', checked: false }));
    chooseSize();
    await send();
    expect(document.activeElement).toBe(input('Your text'));
    expect(claims()).toEqual([]);
  });

  test('one order for eyes and keyboard: the gift, the code, who gets it, where, the button', async () => {
    const { container } = await show();
    const named = [...container.querySelectorAll('form :is(input, select, button)')].map(
      (one) => one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(named).toEqual([
      'Show Back',
      ...['size', 'size', 'products.0.personalisation.front.name', 'promo_code'],
      ...['name', 'email', 'phone', 'address_country', 'address_first_line', 'address_second_line'],
      ...['address_postcode', 'address_city', 'Order your gift'],
    ]);
  });

  test('an e-mail and a phone that can be none are told before anything is sent', async () => {
    await show();
    fill();
    type('Email', 'ada');
    type('Phone', 'call me');
    await send();
    expect(errorOf('Email')).toBe(messages.errors.field.invalid_email);
    expect(errorOf('Phone')).toBe(messages.errors.field.invalid_phone);
    expect(claims()).toEqual([]);
  });

  test('sends the form with the chosen piece, of which no size is chosen for anybody, its text and the language', async () => {
    await show();
    Object.entries(PERSON).forEach(([label, value]) => type(label, value));
    await send();
    expect(await screen.findByText('Please choose a size')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S', checked: false }));
    expect([screen.getAllByText('Please choose a size').length, claims()]).toEqual([1, []]);
    fireEvent.click(screen.getByRole('radio', { name: 'M' }));
    await send();
    const [sent] = claims();
    expect(sent?.params).toEqual({ tenant: 'ten_lumen', slug: 'lumen-summit' });
    expect(sent?.body).toMatchObject({
      name: 'Ada Fern',
      address_country: 'Netherlands',
      address_state: '',
      promo_code: 'LS-0001',
      lang: 'en',
      products: [
        {
          product_id: 'lu-hoodie',
          variant_id: 'v-M',
          quantity: 1,
          personalisation: { front: { name: 'ADA' } },
          // The claim is sent with its basket, whose item has the form of S3.2 (S3.1-3).
          name: 'Summit Hoodie',
          description: 'Yours.',
          price: '0.00',
          status: 'active',
          selected: { code: 'LU-HOO-01' },
          custom_text_front: true,
          custom_text_back: false,
          products: {
            images: { front_preview: '/front.svg', back_preview: '/back.svg' },
            store: { identifier: 'hoodie-navy', colour: 'Navy', size: 'M', quantity: 1 },
          },
        },
      ],
    });
  });

  test('characters that cannot be printed are dropped, the field shakes and says so', async () => {
    const { container } = await show();
    type('Your text', 'AD4@A');
    expect(input('Your text').value).toBe('ADA');
    expect(screen.getAllByText('only letters, numbers and spaces allowed').length).toBeGreaterThan(0);
    expect(container.querySelector('.animate-shake')).not.toBeNull();
  });

  test('a state is asked for in the United States alone, Alabama first', async () => {
    await show();
    expect(screen.queryByLabelText('State')).toBeNull();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'United States of America' } });
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Alabama');
    expect(screen.queryByLabelText('County')).toBeNull();
    expect(screen.getByLabelText('ZIP code')).toBeTruthy();
    Object.entries({ ...PERSON, Postcode: undefined }).forEach(
      ([label, value]) => value && type(label, value),
    );
    type('ZIP code', '36104');
    chooseSize();
    await send();
    expect(claims()[0]?.body).toMatchObject({ address_state: 'Alabama', address_county: '' });
  });

  test('a sample asks for no code', async () => {
    await show({ needsCode: false });
    expect(screen.queryByLabelText('Promotion code')).toBeNull();
    Object.entries(PERSON).forEach(([label, value]) => label !== 'Promotion code' && type(label, value));
    chooseSize();
    await send();
    expect(claims()).toHaveLength(1);
  });

  test('shows when it arrives, and the other side at the press of a button', async () => {
    await show();
    expect(screen.getByText('Estimated delivery')).toBeTruthy();
    expect(screen.getByAltText('Summit Hoodie in Navy, Front').getAttribute('src')).toBe('/front.svg');
    fireEvent.click(screen.getByRole('button', { name: 'Show Back' }));
    expect(screen.getByAltText('Summit Hoodie in Navy, Back').getAttribute('src')).toBe('/back.svg');
  });
});

describe('the countries it is locked to (S7, D11, D12)', () => {
  const options = () =>
    within(screen.getByLabelText('Country'))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, textContent }) => [value, textContent]);

  test('replace the event’s own, in the page’s language, and the chosen one follows', async () => {
    locked = () => Promise.resolve([{ iso2: 'BE', name: 'Belgien' }]);
    await show();
    await waitFor(() =>
      expect(options()).toEqual([
        ['', 'Choose a country'],
        ['Belgium', 'Belgien'],
      ]),
    );
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('Belgium');
    expect(call.mock.calls[0]?.[1].query).toEqual({ lang: 'en' });
  });

  test('when they cannot be read, that is said and can be tried again', async () => {
    locked = () => Promise.reject(new ApiError(0, { code: 'network' }));
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(options()).toHaveLength(4);
    locked = () => Promise.resolve([{ iso2: 'NL', name: 'Netherlands' }]);
    fireEvent.click(again);
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('what the server answers (S5, S8; D11, D22)', () => {
  const refuse = (error: ApiError) => {
    claim = () => Promise.reject(error);
  };

  test('a wrong code is told at its field; nothing typed is lost', async () => {
    refuse(new ApiError(422, { code: 'invalid', codes: { promo_code: ['invalid_promo_code'] } }));
    await show();
    fill();
    await send();
    expect(errorOf('Promotion code')).toBe('invalid promo code');
    expect(document.activeElement).toBe(input('Promotion code'));
    for (const [label, value] of Object.entries(PERSON)) expect(input(label).value).toBe(value);
  });

  test('a text that does not print is told at its field', async () => {
    const path = 'products.0.personalisation.front.name';
    refuse(new ApiError(422, { code: 'invalid', codes: { [path]: ['glyph_missing'] } }));
    await show();
    fill();
    await send();
    expect(errorOf('Your text')).toBe(messages.errors.field.glyph_missing);
  });

  test('a household that has its gift hears so, and whom to ask', async () => {
    const codes = { address_first_line: ['already_ordered'] };
    refuse(new ApiError(422, { code: 'already_ordered', codes }));
    await show();
    fill();
    await send();
    expect(errorOf('Address line 1')).toBe('it looks like you have ordered your gift already');
    expect(screen.getByRole('alert').textContent).toBe('it looks like you have ordered your gift already');
    expect(screen.getByText(/write to people@lumen.example/)).toBeTruthy();
  });

  test('a piece that has just gone cannot be chosen again', async () => {
    refuse(new ApiError(422, { code: 'out_of_stock', codes: { 'products.0.quantity': ['out_of_stock'] } }));
    await show();
    fill();
    await send();
    expect(screen.getByRole('radio', { name: 'S, sold out' })).toBeTruthy();
    expect(button().hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'M' }));
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  test('an event that has run dry says so in place of the form, which is kept', async () => {
    refuse(new ApiError(422, { code: 'event_exhausted' }));
    await show();
    fill();
    await send();
    const heading = screen.getByRole('heading', { name: 'All gifts have been claimed' });
    expect(document.activeElement).toBe(heading);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(input('Name').value).toBe('Ada Fern');
  });

  test('a lost answer is asked for under the same key; a changed form under another', async () => {
    refuse(new ApiError(0, { code: 'network' }));
    await show();
    fill();
    await send();
    await send();
    type('Name', 'Grace');
    await send();
    const [first, second, third] = claims().map(({ headers }) => headers?.['idempotency-key']);
    expect(first).toMatch(/^\w{43}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(screen.getByRole('alert').textContent).toBe(messages.forms.sendFailed);
  });

  test('two presses are one claim, and the wait is told', async () => {
    let grant = (_: unknown): void => undefined;
    claim = () => new Promise((resolve) => (grant = resolve));
    await show();
    fill();
    await send();
    await send();
    expect(claims()).toHaveLength(1);
    expect(await screen.findByText('processing, please wait')).toBeTruthy();
    await act(async () => grant(GRANTED));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'It’s yours, Ada Fern' }));
    expect(screen.getByText('M7QK-3FXW')).toBeTruthy();
    expect(screen.getByText('Between 26 November 2026 and 30 November 2026')).toBeTruthy();
    expect(screen.getByText('Your text: ADA')).toBeTruthy();
  });
});

describe('where nothing can be claimed', () => {
  test.each([
    ['exhausted', 'All gifts have been claimed'],
    ['closed', 'This gift page is closed'],
  ] as const)('an event that is %s shows no form', async (door, title) => {
    await show({ door });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  test('a gift without stock says so in place of the form', async () => {
    await show({}, { variants: GIFT.variants.map((one) => ({ ...one, available: 0 })) });
    expect(screen.getByRole('heading', { name: 'All gifts have been claimed' })).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});
