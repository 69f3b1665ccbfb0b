import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { messages } from '@/messages/en-GB';
import { NamesList } from './names-list';

// The drawing code loads fonts; it has tests of its own.
jest.mock('@/lib/modules/storefront/client/personal/use-drawing', () => ({ useDrawing: () => null }));
jest.mock('@/lib/modules/storefront/client/personal/use-list-refusals', () => ({
  useListRefusals: () => ({}),
}));

const said = messages.personalise.list;
const TEE: Buyable = {
  id: 'tee',
  name: 'Tee',
  code: 'T',
  price: '20.00',
  sellingPrice: '20.00',
  vatApplies: true,
  personalPrice: { per_side: '0.00', per_text: '0.00', per_image: '0.00', vat_rate: '20.00' },
  family: 'tee',
  colours: [{ identifier: 'oat', name: 'Oat', hex: '#eeeeee' }],
  pictures: { front: { oat: '/oat.webp' }, back: {} },
  variants: ['M', 'L'].map((size) => ({
    variant_id: `oat-${size}`,
    sku: size,
    identifier: 'oat',
    size,
    available: 9,
  })),
  scenes: [
    sceneOf(
      textOf('NAME', { id: 'name', label: 'Player', maxLength: 8, allowed: 'name' }),
      textOf('7', { id: 'number', label: 'Number', maxLength: 2, allowed: 'digits' }),
    ),
  ],
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

let stores = 0;
const onAdded = jest.fn();

function List({ id }: { id: string }) {
  const store = basketStore(id, 'Store');
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return (
    <NamesList
      product={TEE}
      basket={{ ...state, store }}
      open
      onOpenChange={() => undefined}
      chosen={{ colour: 'oat', size: 'M' }}
      pictures={{ sent: {}, own: { drawn: {}, images: {}, facts: {} } as never }}
      onAdded={onAdded}
    />
  );
}

/** Opens a list with these rows and waits until they have been checked. */
async function open(source: string) {
  stores += 1;
  const id = `evt_list_${stores}`;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <List id={id} />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(said.paste), { target: { value: source } });
  fireEvent.click(screen.getByRole('button', { name: said.read }));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  return () =>
    basketStore(id, 'Store')
      .snapshot()
      .basket.items.map(({ personalisation }) => personalisation);
}

const row = (place: number) => within(screen.getByRole('listitem', { name: `Row ${place}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

beforeEach(() => {
  // jsdom lacks it.
  Element.prototype.scrollIntoView = jest.fn();
  onAdded.mockReset();
  window.localStorage.clear();
});

test('each row says which rule it breaks, and what breaks it', async () => {
  await open('Player;Number\nTOM & ANN;7\nALEXANDRA;7\nADA;V2\nA\u200BDA;7\n;7');
  expect(row(1).getByText('Letters, spaces, full stops, apostrophes and hyphens only, not &')).toBeTruthy();
  expect(row(2).getByText('9 characters; only 8 fit')).toBeTruthy();
  expect(row(3).getByText('Digits only, not V')).toBeTruthy();
  expect(row(4).getByText(/only, not U\+200B$/)).toBeTruthy();
  expect(row(5).getByText(messages.errors.field.text_missing)).toBeTruthy();
});

test('what cannot be printed is taken out at a press, without a gap, and that stays said', async () => {
  await open('Player;Number\nJO & ED;7\nA&B+C;8');
  press('Remove & +');
  expect(row(2).getByText('We left out & +')).toBeTruthy();
  press('Remove &');
  const name = row(1).getByLabelText<HTMLInputElement>('Row 1, Player');
  expect([name.value, document.activeElement]).toEqual(['JO ED', name]);
  expect(screen.queryByRole('button', { name: 'Remove &' })).toBeNull();
  fireEvent.change(name, { target: { value: 'JO EDD' } });
  expect(row(1).getByText('We left out &')).toBeTruthy();
});

test('the button adds the rows that are ready and keeps the others, until none is left', async () => {
  const inBasket = await open('Player;Number;Size\nADA;7;M\nBO;8;XXS\nCY;9;L');
  await settled('Add the 2 items that are ready');
  press('Add the 2 items that are ready');
  expect(inBasket()).toMatchObject([{ front: { name: 'ADA' } }, { front: { name: 'CY' } }]);
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByText('2 items are in your basket. The row below still needs a change.')).toBeTruthy();
  expect(screen.getByText('1 row, 1 needs a change')).toBeTruthy();
  // The list as it was pasted holds the rows that are in the basket.
  expect(screen.queryByRole('button', { name: said.back })).toBeNull();

  await settled(said.fix);
  press(said.fix);
  expect(document.activeElement).toBe(row(1).getByLabelText('Row 1, Size'));
  fireEvent.change(row(1).getByLabelText('Row 1, Size'), { target: { value: 'L' } });
  await settled('Add 1 item to basket');
  press('Add 1 item to basket');
  expect(inBasket()).toHaveLength(3);
  expect(onAdded).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText<HTMLTextAreaElement>(said.paste).value).toBe('');
});

test('without a row left there is a list to paste again', async () => {
  await open('Player;Number\nADA;7');
  press('Remove row 1');
  expect(screen.getByLabelText<HTMLTextAreaElement>(said.paste).value).toBe('');
});
