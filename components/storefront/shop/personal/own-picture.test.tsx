import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { readDesignDraft } from '@/lib/modules/storefront/client/personal/design-draft';
import type { SentPicture } from '@/lib/modules/uploads/client/upload-target';
import { decodeDesign } from '@/lib/modules/storefront/rules/shared-design';
import type { ImageLayer } from '@/lib/modules/design/rules/scene-types';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { messages } from '@/messages/en-GB';
import { PersonalBuyer } from './personal-buyer';

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The drawing code loads fonts, and the pictures their data; both have tests of their own.
jest.mock('@/lib/modules/storefront/client/personal/use-drawing', () => ({ useDrawing: () => null }));
jest.mock('@/lib/modules/uploads/client/load-picture', () => ({ loadPicture: () => Promise.resolve(null) }));
const uploadPicture = jest.fn();
const readSentPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  uploadPicture: (...given: unknown[]) => uploadPicture(...given),
  readSentPicture: (...given: unknown[]) => readSentPicture(...given),
}));

const texts = messages.ownPicture;
const photo: ImageLayer = {
  type: 'image',
  id: 'photo',
  label: 'Your photo',
  src: 'fil_template',
  location: 'file',
  customisable: true,
  widthMm: 100,
  heightMm: 100,
  angle: 0,
  scale: 1,
  position: { x: 90, y: 90 },
};
const TOTE: Buyable = {
  id: 'tote',
  name: 'Tote',
  code: 'T',
  price: '12.00',
  sellingPrice: '10.00',
  vatApplies: true,
  personalPrice: { per_side: '0.00', per_text: '1.00', per_image: '2.00', vat_rate: '20.00' },
  family: 'tote',
  colours: [{ identifier: 'oat', name: 'Oat', hex: '#eeeeee' }],
  pictures: { front: { oat: '/api/ten_fjord/fjord-fern/preview/tote/oat/front?v=1' }, back: {} },
  variants: [{ variant_id: 'oat', sku: 'T', identifier: 'oat', size: 'One size', available: 9 }],
  scenes: [sceneOf(textOf('NAME', { id: 'name', maxLength: 8 }), photo)],
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

let count = 0;
let sent: SentPicture;
let store = { id: '', name: '', tenant: 'ten_fjord', slug: 'fjord-fern' };
const items = () => basketStore(store.id, store.name).snapshot().basket.items;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await act(async () => {});
};

async function open(hash = ''): Promise<() => void> {
  window.history.replaceState(null, '', `/fjord-fern/NewProduct=tote${hash}`);
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PersonalBuyer store={store} product={TOTE}>
        <h1>{TOTE.name}</h1>
      </PersonalBuyer>
    </NextIntlClientProvider>,
  );
  await screen.findByRole('group', { name: 'Your photo' });
  await waitFor(() => expect(basketStore(store.id, store.name).snapshot().ready).toBe(true));
  await settle();
  return unmount;
}

async function choose(): Promise<void> {
  uploadPicture.mockResolvedValueOnce({ ok: true, value: sent });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await screen.findByRole('img', { name: texts.alt });
}

beforeEach(() => {
  count += 1;
  store = { ...store, id: `evt_${count}`, name: `Store ${count}` };
  window.localStorage.clear();
  const mark = String(count).padStart(2, '0');
  sent = {
    id: `fil_00000000000000000k${mark}`.slice(0, 24),
    token: `${'t'.repeat(41)}${mark}`,
    url: `/file-${mark}`,
    widthPx: 900,
    heightPx: 700,
    contentType: 'image/png',
    colourMode: 'srgb',
    bytes: 900,
  };
  readSentPicture.mockReset();
});

describe('a product that takes a picture of one’s own (S1, S3.4)', () => {
  test('is asked for before it goes into the basket, priced, and named there by its token', async () => {
    await open();
    expect(screen.getByText(/adds £3.60: £15.60 each/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your text'), { target: { value: 'ADA' } });
    press('Add to basket');
    expect(await screen.findByText(messages.errors.field.picture_missing)).toBeTruthy();
    expect(items()).toEqual([]);
    await choose();
    press('Add to basket');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(items()[0]).toMatchObject({
      personalisation: { front: { name: 'ADA', photo: sent.token } },
      personal: { sides: 1, texts: 1, images: 1 },
      price: '15.60',
      personalPrice: '3.60',
    });
    // The preview's URL has the file's id; the token is in no URL.
    expect(decodeURIComponent(items()[0]?.image ?? '')).toContain(`"photo":"${sent.id}"`);
    expect(items()[0]?.image).not.toContain(sent.token);
  });

  test('is kept over a reload, and read anew', async () => {
    const close = await open();
    await choose();
    expect(readDesignDraft(store.id, 'tote')?.texts.front?.['photo']).toBe(sent.token);
    close();
    await open();
    expect(screen.getByRole('img', { name: texts.alt }).getAttribute('src')).toBe(sent.url);
  });

  test('stays with its shopper when the design is shared, which is said', async () => {
    const clip = { writeText: jest.fn().mockResolvedValue(undefined) };
    Object.assign(navigator, { clipboard: clip });
    await open();
    await choose();
    const share = screen.getByRole<HTMLButtonElement>('button', { name: messages.personalise.share });
    expect(share.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Your text'), { target: { value: 'ADA' } });
    fireEvent.click(share);
    expect(await screen.findByText(texts.leftOut)).toBeTruthy();
    const [link] = clip.writeText.mock.calls[0] as [string];
    expect(decodeDesign(link.split('#design=')[1] ?? '')?.texts.front).toEqual({ name: 'ADA' });
  });

  test('a line of the basket is changed with its picture in the field', async () => {
    const close = await open();
    await choose();
    fireEvent.change(screen.getByLabelText('Your text'), { target: { value: 'ADA' } });
    press('Add to basket');
    await waitFor(() => expect(items()).toHaveLength(1));
    close();
    await open(`#line=${encodeURIComponent(items()[0]?.id ?? '')}`);
    expect(screen.getByRole('img', { name: texts.alt })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your text'), { target: { value: 'EVA' } });
    press(messages.product.saveLine);
    await waitFor(() =>
      expect(items()[0]?.personalisation).toEqual({ front: { name: 'EVA', photo: sent.token } }),
    );
    expect(items()).toHaveLength(1);
  });

  test('a list of names asks for the picture first', async () => {
    await open();
    press(messages.personalise.list.open);
    expect(await screen.findByText(messages.errors.field.picture_missing)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
