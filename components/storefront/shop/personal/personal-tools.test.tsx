import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { basketItemOf } from '@/components/catalogue/shop/buyable';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { keepDesignDraft, readDesignDraft } from '@/lib/modules/storefront/client/personal/design-draft';
import { encodeDesign } from '@/lib/modules/storefront/rules/shared-design';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { messages } from '@/messages/en-GB';
import { PersonalBuyer } from './personal-buyer';

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The drawing code loads fonts; it has tests of its own.
jest.mock('@/lib/modules/storefront/client/personal/use-drawing', () => ({ useDrawing: () => null }));

const said = messages.personalise;
let stores = 0;
let store = { id: '', name: '', tenant: 'ten_fjord', slug: 'fjord-fern' };
const HOODIE: Buyable = {
  id: 'hoodie',
  name: 'Hoodie',
  code: 'H',
  price: '40.80',
  sellingPrice: '34.00',
  vatApplies: true,
  personalPrice: { per_side: '0.00', per_text: '3.00', per_image: '0.00', vat_rate: '20.00' },
  family: 'hoodie',
  colours: [{ identifier: 'oat', name: 'Oat', hex: '#eeeeee' }],
  pictures: { front: { oat: '/oat.webp' }, back: {} },
  variants: ['M', 'L'].map((size) => ({
    variant_id: `oat-${size}`,
    sku: size,
    identifier: 'oat',
    size,
    available: 9,
  })),
  scenes: [sceneOf(textOf('NAME', { id: 'name', maxLength: 8 }))],
  details: {
    description: '',
    status: 'active',
    products: {
      images: { front_preview: null, back_preview: null },
      artwork: { front_preview: null, back_preview: null, front_colours: [] },
      front: [],
      back: [],
      colours: [],
      colour_names: [],
    },
  },
};
const lineOf = (name: string) => {
  const chosen = { variantId: 'oat-L', colour: 'oat', size: 'L', quantity: 2 };
  return basketItemOf(HOODIE, chosen, { front: { name } });
};
const basket = () => basketStore(store.id, store.name).snapshot().basket;
const field = () => screen.getByLabelText<HTMLInputElement>('Your text');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function open(hash = '', atOnce = () => {}) {
  window.history.replaceState(null, '', `/fjord-fern/NewProduct=hoodie${hash}`);
  const shown = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PersonalBuyer store={store} product={HOODIE}>
        <h1>{HOODIE.name}</h1>
      </PersonalBuyer>
    </NextIntlClientProvider>,
  );
  atOnce();
  await screen.findByRole('button', { name: said.share });
  await waitFor(() => expect(basketStore(store.id, store.name).snapshot().ready).toBe(true));
  return shown;
}

beforeEach(() => {
  stores += 1;
  store = { ...store, id: `evt_${stores}`, name: `Store ${stores}` };
  window.localStorage.clear();
});

test('the page says what the text costs, and the line bears it', async () => {
  await open();
  expect(screen.getByText('Personalisation adds £3.60: £44.40 each')).toBeTruthy();
  type('ADA');
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  press('Add to basket');
  expect(basket().items).toMatchObject([
    { price: '44.40', sellingPrice: '37.00', personalPrice: '3.60', quantity: 1 },
  ]);
});

test('a draft is restored, can be dropped, and ends in the basket', async () => {
  const kept = { texts: { front: { name: 'TUESDAY' } }, colour: 'oat', size: 'L' };
  keepDesignDraft(store.id, HOODIE.id, kept);
  await open();
  await screen.findByText(said.restored);
  expect(field().value).toBe('TUESDAY');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L' }).checked).toBe(true);
  press(said.afresh);
  expect(field().value).toBe('');
  expect(readDesignDraft(store.id, HOODIE.id)).toBeNull();
  type('FRIDAY');
  expect(readDesignDraft(store.id, HOODIE.id)?.texts).toEqual({ front: { name: 'FRIDAY' } });
  press('Add to basket');
  expect(basket().items).toHaveLength(1);
  expect(readDesignDraft(store.id, HOODIE.id)).toBeNull();
});

test('what was typed before the basket was read is kept as well', async () => {
  await open('', () => {
    expect(basketStore(store.id, store.name).snapshot().ready).toBe(false);
    type('EARLY');
  });
  expect(field().value).toBe('EARLY');
  await waitFor(() =>
    expect(readDesignDraft(store.id, HOODIE.id)?.texts).toEqual({ front: { name: 'EARLY' } }),
  );
});

test('a draft outlasts the change of a line that was opened in its place', async () => {
  keepDesignDraft(store.id, HOODIE.id, { texts: { front: { name: 'MINE' } } });
  act(() => basketStore(store.id, store.name).dispatch({ type: 'add', item: lineOf('ADA') }));
  await open(`#line=${encodeURIComponent(lineOf('ADA').id)}`);
  await screen.findByText(said.editing);
  expect(field().value).toBe('ADA');
  press(messages.basket.keepLine);
  expect(field().value).toBe('MINE');
});

test('a draft that no longer fits the design is not brought back', async () => {
  keepDesignDraft(store.id, HOODIE.id, { texts: { front: { name: 'FAR TOO LONG', gone: 'A' } } });
  await open();
  expect(screen.queryByText(said.restored)).toBeNull();
  expect(field().value).toBe('');
});

test('a shared design fills the fields, adds nothing, and gives back what stood there', async () => {
  keepDesignDraft(store.id, HOODIE.id, { texts: { front: { name: 'MINE' } } });
  const code = encodeDesign({ texts: { front: { name: 'THEIRS' } }, colour: 'oat', size: 'L' });
  await open(`#design=${code}`);
  await screen.findByText(said.opened);
  expect(field().value).toBe('THEIRS');
  expect(window.location.hash).toBe('');
  expect(basket().items).toEqual([]);
  press(said.mine);
  expect(field().value).toBe('MINE');
});

test.each([
  ['#design=nonsense', 'broken'],
  [`#design=${encodeDesign({ texts: { front: { name: 'FAR TOO LONG' } } })}`, 'partly'],
  ['#line=gone', 'lineGone'],
] as const)('%s is said, and harms nothing', async (hash, note) => {
  await open(hash);
  await screen.findByText(said[note]);
  expect(field().value).toBe('');
  expect(window.location.hash).toBe('');
});

test('a line of the basket is changed in its place, or left as it was', async () => {
  const dispatch = (item: ReturnType<typeof lineOf>) =>
    basketStore(store.id, store.name).dispatch({ type: 'add', item });
  act(() => ['ADA', 'BO'].forEach((name) => dispatch(lineOf(name))));
  const address = `#line=${encodeURIComponent(lineOf('ADA').id)}`;
  await open(address);
  await screen.findByText(said.editing);
  expect(field().value).toBe('ADA');
  type('CY');
  press(messages.basket.keepLine);
  expect(basket().items.map(({ personalisation }) => personalisation?.front?.['name'])).toEqual([
    'ADA',
    'BO',
  ]);
  expect(field().value).toBe('');

  act(() => {
    window.location.hash = address;
    window.dispatchEvent(new Event('hashchange'));
  });
  await screen.findByText(said.editing);
  type('CY');
  press(messages.product.saveLine);
  expect(
    basket().items.map(({ personalisation, quantity }) => [personalisation?.front?.['name'], quantity]),
  ).toEqual([
    ['CY', 2],
    ['BO', 2],
  ]);
  expect(readDesignDraft(store.id, HOODIE.id)).toBeNull();
});

test('a link is copied that carries the design behind its #', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open();
  type('ADA');
  press(said.share);
  await screen.findByText(said.copied);
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/^http:\/\/localhost\/fjord-fern\/NewProduct=hoodie#design=[\w-]+$/),
  );
  writeText.mockRejectedValue(new Error('denied'));
  press(said.share);
  expect(await screen.findByLabelText(said.copyThis)).toBeTruthy();
});

test('a list becomes lines once every row is in order', async () => {
  await open();
  press(said.list.open);
  const list = within(await screen.findByRole('dialog', { name: said.list.title }));
  fireEvent.change(list.getByLabelText(said.list.paste), { target: { value: 'Name;Size\nADA;M\nBO;XS' } });
  fireEvent.click(list.getByRole('button', { name: said.list.read }));
  expect(list.getByText('2 rows, 1 needs a change')).toBeTruthy();
  const second = within(list.getByRole('listitem', { name: 'Row 2' }));
  expect(second.getByText(said.list.errors.unknown_size)).toBeTruthy();
  fireEvent.change(second.getByLabelText('Row 2, Size'), { target: { value: 'L' } });
  expect(list.getByText('2 rows, all ready')).toBeTruthy();
  await waitFor(() => {
    fireEvent.click(list.getByRole('button', { name: 'Add 2 items to basket' }));
    expect(basket().items.map(({ size }) => size)).toEqual(['M', 'L']);
  });
});
