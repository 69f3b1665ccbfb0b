import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { SentPicture } from '@/lib/modules/uploads/client/upload-target';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { messages } from '@/messages/en-GB';
import { Claim } from './claim';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));
jest.mock('@/lib/modules/uploads/client/load-picture', () => ({ loadPicture: () => Promise.resolve(null) }));
const uploadPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  uploadPicture: (...given: unknown[]) => uploadPicture(...given),
}));

const SENT: SentPicture = {
  id: 'fil_4t8w2y6a0c5e9g3k7m1p',
  token: 't'.repeat(43),
  url: '/mine',
  widthPx: 900,
  heightPx: 700,
  contentType: 'image/png',
  colourMode: 'srgb',
  bytes: 900,
};
const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_template',
  location: 'file',
  customisable: true,
  widthMm: 60,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 90, y: 90 },
};
const SCENE: Scene = {
  version: 1,
  side: 'front',
  area: { widthMm: 280, heightMm: 320, dpi: 150 },
  layers: [PHOTO],
};
const STORE: ClaimStore = {
  ...deliveryChoices({ region: 'EU', countries: ['NL'], states: [] }, 'en'),
  id: 'evt_pictures',
  tenantId: 'ten_lumen',
  slug: 'lumen-summit',
  region: 'EU',
  door: 'open',
  shut: null,
  contactEmail: 'people@lumen.example',
  needsCode: false,
  timeZone: 'Europe/Amsterdam',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
};
const GIFT: Gift = {
  id: 'lu-hoodie',
  name: 'Summit Hoodie',
  description: 'Yours.',
  family: 'hoodie',
  scenes: [SCENE],
  colours: [{ identifier: 'hoodie-navy', name: 'Navy', hex: '#14213d' }],
  pictures: { front: { 'hoodie-navy': '/front.svg' }, back: {} },
  variants: [{ variant_id: 'v-M', sku: 'M', identifier: 'hoodie-navy', size: 'M', available: 5 }],
  code: 'LU-HOO-01',
  details: {
    description: 'Yours.',
    status: 'active',
    products: {
      images: { front_preview: '/front.svg', back_preview: null },
      artwork: { front_preview: '/front.svg', back_preview: null, front_colours: [] },
      front: [{ customisable: true }],
      back: [],
      colours: ['hoodie-navy'],
      colour_names: ['Navy'],
    },
  },
};
const PERSON = {
  Name: 'Ada Fern',
  Email: 'ada@guest.example',
  Phone: '+31 20 794 6012',
  'Address line 1': 'Keizersgracht 1',
  City: 'Amsterdam',
  Postcode: '1015 CJ',
};
const GRANTED = {
  order_ref: 'M7QK-3FXW',
  order_link: '/order/aToken',
  to_be_confirmed: false,
  edit_until: null,
  estimatedDeliveryDateX: '26-11-2026',
  estimatedDeliveryDateY: '30-11-2026',
};

interface Sent {
  body?: { products: { personalisation?: unknown }[] };
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Sent]>;
const claims = () => call.mock.calls.filter(([{ path }]) => path.endsWith('/claim')).map(([, sent]) => sent);
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /Order your gift/ })));

test('a gift that takes a picture asks for it, and is claimed by the picture’s token (S1, S3.4-28)', async () => {
  call.mockImplementation(({ path }) => Promise.resolve(path.endsWith('/claim') ? GRANTED : []));
  uploadPicture.mockResolvedValue({ ok: true, value: SENT });
  window.scrollTo = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Claim store={STORE} gifts={[GIFT]} locale="en" hero={null} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await screen.findByRole('group', { name: messages.ownPicture.label });
  for (const [label, value] of Object.entries(PERSON)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await send();
  expect(screen.getByText(messages.errors.field.picture_missing)).toBeTruthy();
  expect(claims()).toEqual([]);

  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await screen.findByRole('img', { name: messages.ownPicture.alt });
  expect(uploadPicture.mock.calls[0]?.[0]).toEqual({
    kind: 'store',
    tenant: 'ten_lumen',
    slug: 'lumen-summit',
  });
  expect(screen.queryByText(messages.errors.field.picture_missing)).toBeNull();
  await send();
  expect(claims()[0]?.body?.products[0]?.personalisation).toEqual({ front: { photo: SENT.token } });
  await screen.findByText('M7QK-3FXW');
  expect(document.body.textContent).not.toContain(SENT.token);
});
