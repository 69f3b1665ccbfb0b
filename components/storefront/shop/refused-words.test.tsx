import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import type { WordPlace } from '@/lib/modules/storefront/client/personal/asked-words';
import { WordCheckProvider } from '@/lib/modules/storefront/client/personal/word-place';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { messages } from '@/messages/en-GB';
import { AddRow } from '@/components/catalogue/shop/add-row';
import { ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
// The drawing code loads fonts; it has tests of its own.
jest.mock('@/lib/modules/storefront/client/personal/use-drawing', () => ({ useDrawing: () => null }));

type Asked = { params: object; body: { texts: string[] } };
const call = browserCall as unknown as jest.Mock<Promise<{ refused: number[] }>, [{ path: string }, Asked]>;
const asked = () => call.mock.calls.map(([, { body }]) => body.texts);

const HOODIE: Buyable = {
  id: 'hoodie',
  name: 'Hoodie',
  code: 'H',
  price: '40.80',
  sellingPrice: '34.00',
  vatApplies: true,
  family: 'hoodie',
  colours: [{ identifier: 'oat', name: 'Oat', hex: '#eeeeee' }],
  pictures: { front: { oat: '/oat.webp' }, back: {} },
  variants: [{ variant_id: 'oat-M', sku: 'M', identifier: 'oat', size: 'M', available: 9 }],
  scenes: [sceneOf(textOf('NAME', { id: 'name', maxLength: 20 }))],
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

const added = jest.fn();
function Buying() {
  const buying = useBuyable(HOODIE);
  return (
    <>
      <ChoiceFields product={HOODIE} buying={buying} />
      <AddRow buying={buying} onAdd={added} />
    </>
  );
}

// Answers about words are cached per store until the page is left, so each test uses another store.
let stores = 0;
function show(place: WordPlace | null = { tenant: 'ten_fjord', slug: `store-${(stores += 1)}` }) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <WordCheckProvider place={place}>
        <Buying />
      </WordCheckProvider>
    </NextIntlClientProvider>,
  );
  const size = screen.queryByRole('radio', { name: 'M' });
  if (size) fireEvent.click(size);
}
const field = () => screen.getByLabelText<HTMLInputElement>(messages.product.personal);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const add = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /Add to basket/ })));
const refusal = () => screen.queryByText(messages.errors.field.word_refused);

beforeEach(() => {
  jest.useFakeTimers();
  added.mockReset();
  call.mockReset();
  call.mockImplementation(async (_, { body }) => ({
    refused: body.texts.flatMap((text, at) => (/rival/i.test(text) ? [at] : [])),
  }));
});
afterEach(() => jest.useRealTimers());

describe('words that a store does not print, at the shopper’s field (S3.4-11; docs/decisions/0027)', () => {
  test('it is asked once typing pauses, and says so at the field, without the word', async () => {
    show();
    type('my');
    await wait(200);
    type('my rival ');
    await wait(300);
    expect(asked()).toEqual([]);
    await wait(200);
    expect(asked()).toEqual([['my rival']]);
    expect(refusal()).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await add();
    expect(added).not.toHaveBeenCalled();
    type('my friend');
    expect(refusal()).toBeNull();
    await wait(500);
    await add();
    expect(added).toHaveBeenCalledTimes(1);
    // Each word is asked about once, by any number of callers.
    expect(asked()).toEqual([['my rival'], ['my friend']]);
  });

  test('the button waits for the answer to what was typed a moment ago, and is pressed once', async () => {
    show();
    let answer = (_: { refused: number[] }): void => undefined;
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    type('rival');
    await add();
    await add();
    expect([asked(), added.mock.calls]).toEqual([[['rival']], []]);
    await act(async () => answer({ refused: [0] }));
    expect(refusal()).toBeTruthy();
    expect(added).not.toHaveBeenCalled();
    type('Ada');
    await add();
    expect(added.mock.calls).toMatchObject([[{ personalisation: { front: { name: 'Ada' } } }]]);
  });

  test('a store that does not answer keeps nobody: the order decides', async () => {
    show();
    call.mockRejectedValue(new Error('away'));
    type('rival');
    await wait(500);
    expect(refusal()).toBeNull();
    await add();
    expect(added).toHaveBeenCalledTimes(1);
  });

  test('where there are no such words, nobody is asked', async () => {
    show(null);
    type('rival');
    await wait(1000);
    await add();
    expect([asked(), added.mock.calls.length]).toEqual([[], 1]);
  });
});
