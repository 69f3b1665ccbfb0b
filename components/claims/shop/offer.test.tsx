import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { messages } from '@/messages/en-GB';
import { Claim } from './claim';
import type { ClaimStore } from './claim-store';
import { previewed } from '@/components/orders/shop/form-preview';
import { giftOf } from './gift';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));
jest.useFakeTimers();

interface Asked {
  query?: { q?: string; page?: number; preview?: string; form?: string };
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Asked]>;

const { products: EXAMPLES } = listFormProducts.example.response as { products: FormProduct[] };
const [EXAMPLE] = EXAMPLES;
if (!EXAMPLE) throw new Error('the example offers nothing');
const piece = (id: string): FormProduct => ({ ...EXAMPLE, product_id: id, name: `Gift ${id}` });
const page = (ids: string[], more: { total?: number; page?: number; pages?: number } = {}) => ({
  products: ids.map(piece),
  total: 60,
  page: 1,
  pages: 3,
  ...more,
});

let offer: (query: NonNullable<Asked['query']>) => Promise<unknown>;
const asked = () => call.mock.calls.filter(([{ path }]) => !path.endsWith('locked-to-country'));

const STORE: ClaimStore = {
  ...deliveryChoices({ region: 'EU', countries: ['NL'], states: [] }, 'en'),
  id: 'evt_gifts',
  tenantId: 'ten_lumen',
  slug: 'lumen-gifts',
  region: 'EU',
  door: 'open',
  shut: null,
  contactEmail: 'people@lumen.example',
  needsCode: false,
  timeZone: 'Europe/Amsterdam',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
};

async function show({ store = STORE, ids = ['a', 'b'], pages = 3 } = {}) {
  const first = page(ids, { pages, total: pages > 1 ? 60 : ids.length });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Claim store={store} gifts={first.products.map(giftOf)} extent={first} locale="en" hero={null} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await act(async () => undefined);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const radios = () => screen.getAllByRole('radio', { name: /^Gift/ }).map((one) => one.getAttribute('value'));
const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function look(text: string) {
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Search products'), { target: { value: text } }),
  );
  await rest(300);
}

beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  offer = ({ q, page: at = 1 }) =>
    Promise.resolve(q ? page(['found'], { total: 1, pages: 1 }) : page([`c${at}`, `d${at}`], { page: at }));
  call.mockReset();
  call.mockImplementation(({ path }, { query = {} }) =>
    path.endsWith('locked-to-country') ? Promise.resolve([]) : offer(query),
  );
});

describe('a form that offers more than a page shows', () => {
  test('has its other pages, and keeps what was chosen and typed on another', async () => {
    await show();
    expect(asked()).toEqual([]);
    expect(screen.getByText('60 products')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Utrecht' } });
    await press('Next page');
    expect(asked().map(([, { query }]) => query)).toEqual([{ page: 2, lang: 'en' }]);
    expect(radios()).toEqual(['c2', 'd2']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2 of 3');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Gift d2' })));
    expect(document.activeElement?.getAttribute('value')).toBe('d2');
    await press('Previous page');
    expect(radios()).toEqual(['a', 'b']);
    expect(screen.getByText('Gift d2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Utrecht');
  });

  test('is searched once who types rests, over all of its pages; Enter sends nothing', async () => {
    await show();
    await look('found');
    expect(asked().map(([, { query }]) => query)).toEqual([{ q: 'found', page: 1, lang: 'en' }]);
    expect(radios()).toEqual(['found']);
    expect(screen.getByText('1 of 60 products')).toBeTruthy();
    expect(fireEvent.keyDown(screen.getByLabelText('Search products'), { key: 'Enter' })).toBe(false);
    offer = () => Promise.resolve(page([], { total: 0, pages: 1 }));
    await look('nothing');
    expect(screen.getByText(messages.orderForm.nothingFound)).toBeTruthy();
    await look('');
    expect(radios()).toEqual(['a', 'b']);
  });

  test('says that a page could not be loaded, and tries it again', async () => {
    await show();
    const right = offer;
    offer = () => Promise.reject(new ApiError(0, { code: 'network', message: '' }));
    await press('Next page');
    expect(screen.getByText(messages.orderForm.offerFailed)).toBeTruthy();
    offer = right;
    await press('Try again');
    expect(screen.queryByText(messages.orderForm.offerFailed)).toBeNull();
    expect(radios()).toEqual(['c2', 'd2']);
  });

  test('one page is all there is: no search, no pages', async () => {
    await show({ pages: 1 });
    expect(radios()).toEqual(['a', 'b']);
    expect(screen.queryByLabelText('Search products')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a form in a preview (D5)', () => {
  const PREVIEW = previewed(STORE, { token: 't1.ab' });
  const PERSON = {
    Name: 'Ada',
    Email: 'ada@guest.example',
    Phone: '+31 20 794 6012',
    Postcode: '1015 CJ',
    'Address line 1': 'Keizersgracht 1',
    City: 'Amsterdam',
  };

  test('checks what is typed, says that it is a preview, and sends nothing', async () => {
    await show({ store: PREVIEW, pages: 1 });
    await press('Order your gift');
    expect(screen.getAllByText('required').length).toBeGreaterThan(3);
    expect(screen.queryByText(messages.sitePreview.notSent)).toBeNull();
    for (const [label, value] of Object.entries(PERSON))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press('Order your gift');
    expect(screen.getByText(messages.sitePreview.notSent)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    expect(Object.keys(window.sessionStorage).filter((key) => key.endsWith(STORE.id))).toEqual([
      `draft:form::claim-draft-preview-${STORE.id}`,
    ]);
  });

  test('asks for its other pages by the preview’s own link', async () => {
    offer = async () => ({ form: { products: page(['c2'], { page: 2 }) } });
    await show({ store: PREVIEW });
    await press('Next page');
    const [[contract, { query }] = [{ path: '' }, {}]] = asked();
    expect([contract.path, query]).toEqual([
      '/api/storefront/{slug}/shared-preview',
      { form: '1', preview: 't1.ab', page: 2, lang: 'en' },
    ]);
    expect(radios()).toEqual(['c2']);
  });
});
