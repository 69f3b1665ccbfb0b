import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { BasketOverlay } from './basket-overlay';
import { closeBasket, openBasket } from './basket-visibility';

jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.resolve(undefined),
  update: (_: string, change: (stored: undefined) => string) => Promise.resolve(void change(undefined)),
}));

const ITEM: BasketItem = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'v1',
  code: 'FF-TEE-01',
  name: 'Crew Tee',
  image: null,
  colour: 'Black',
  colourIdentifier: 'tee-black',
  size: 'M',
  quantity: 2,
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
};
const named = (name: string): BasketItem => {
  const personalisation = { front: { name } };
  return {
    ...ITEM,
    id: basketItemId('hoodie', 'v2', personalisation),
    productId: 'hoodie',
    variantId: 'v2',
    name: 'Name Hoodie',
    quantity: 1,
    personalisation,
  };
};

let shop = 0;
const basket = () => basketStore(`evt_lines_${shop}`, `Lines ${shop}`);
const kept = () => basket().snapshot().basket.items;

async function show(...items: BasketItem[]) {
  shop += 1;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BasketOverlay storeId={`evt_lines_${shop}`} storeName={`Lines ${shop}`} slug="fjord-fern" />
    </NextIntlClientProvider>,
  );
  await act(async () => openBasket());
  for (const item of items) await act(async () => basket().dispatch({ type: 'add', item }));
  return within(screen.getByRole('dialog', { name: messages.basket.title }));
}
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('the lines of a basket (S2.8, S4-11)', () => {
  afterEach(async () => {
    jest.useRealTimers();
    await act(async () => closeBasket());
  });

  it('of one product with different texts stay apart', async () => {
    const overlay = await show(named('ADA'), named('INGRID'), named('ADA'));
    const lines = overlay.getAllByRole('listitem');
    expect(lines.map((line) => /Your text: ([A-Z]+)Code/.exec(line.textContent ?? '')?.[1])).toEqual([
      'ADA',
      'INGRID',
    ]);
    expect(kept().map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('say how many are left, and take no more', async () => {
    const overlay = await show({ ...ITEM, left: 3 });
    const more = overlay.getByRole<HTMLButtonElement>('button', { name: 'One more of Crew Tee' });
    expect(overlay.queryByText(/Only 3 left/)).toBeNull();
    await press(more);
    expect(overlay.getByText('Only 3 left, all in your basket')).toBeTruthy();
    expect(more.disabled).toBe(true);
    await act(async () => basket().dispatch({ type: 'add', item: { ...ITEM, quantity: 5, left: 3 } }));
    expect(kept()[0]?.quantity).toBe(3);
  });

  it('say what the most of an order is', async () => {
    const overlay = await show({ ...ITEM, quantity: 250 });
    expect(overlay.getByText('You can order up to 200 of each item.')).toBeTruthy();
    expect(kept()[0]?.quantity).toBe(200);
  });

  it('taken out are announced, can be put back where they were, and the focus is not lost', async () => {
    const overlay = await show(named('ADA'), ITEM, named('INGRID'));
    await press(overlay.getByRole('button', { name: 'Remove Crew Tee' }));
    expect(kept()).toHaveLength(2);
    const undo = overlay.getByRole('button', { name: 'Undo: put Crew Tee back' });
    expect(undo.closest('[role=status]')?.textContent).toContain('Crew Tee was removed');
    expect(document.activeElement).toBe(undo);
    await press(undo);
    expect(kept().map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Name Hoodie', 1],
      ['Crew Tee', 2],
      ['Name Hoodie', 1],
    ]);
    expect(overlay.queryByRole('button', { name: 'Undo: put Crew Tee back' })).toBeNull();
  });

  it('go with the last piece, which can be put back too', async () => {
    const overlay = await show({ ...ITEM, quantity: 1 });
    await press(overlay.getByRole('button', { name: 'One less of Crew Tee' }));
    expect(overlay.getByText('no items in your basket')).toBeTruthy();
    await press(overlay.getByRole('button', { name: 'Undo: put Crew Tee back' }));
    expect(kept()).toMatchObject([{ name: 'Crew Tee', quantity: 1 }]);
  });

  it('are offered back for five seconds', async () => {
    const overlay = await show(ITEM);
    jest.useFakeTimers();
    await press(overlay.getByRole('button', { name: 'Remove Crew Tee' }));
    await act(async () => void jest.advanceTimersByTime(4999));
    const undo = overlay.getByRole('button', { name: 'Undo: put Crew Tee back' });
    undo.blur();
    await act(async () => void jest.advanceTimersByTime(1));
    expect(overlay.queryByRole('button', { name: 'Undo: put Crew Tee back' })).toBeNull();
  });
});

describe('the open basket (S4-11)', () => {
  afterEach(() => act(async () => closeBasket()));

  it('keeps the page behind it from scrolling, and lets it go', async () => {
    const locked = () => document.body.hasAttribute('data-scroll-locked');
    await show(ITEM);
    expect(locked()).toBe(true);
    await act(async () => closeBasket());
    expect(locked()).toBe(false);
  });

  it('gives the focus back to what had it', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const overlay = await show(ITEM);
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await press(overlay.getByRole('button', { name: messages.basket.close }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
