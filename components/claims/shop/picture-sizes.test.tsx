import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { SentPicture } from '@/lib/modules/uploads/client/upload-target';
import { invitationExample, type Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { EXAMPLE_STATE } from '@/lib/modules/uploads/contract/upload';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { messages } from '@/messages/en-GB';
import { Sizes } from '@/components/size-collection/shop/sizes';
import { sizesStore } from '@/components/size-collection/shop/sizes-store';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));
jest.mock('@/lib/modules/uploads/client/load-picture', () => ({ loadPicture: () => Promise.resolve(null) }));
const uploadPicture = jest.fn();
const readSentPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  uploadPicture: (...given: unknown[]) => uploadPicture(...given),
  readSentPicture: (...given: unknown[]) => readSentPicture(...given),
}));

const KEPT = EXAMPLE_STATE.picture;
const [JACKET] = invitationExample.products;
const { answer: GIVEN } = invitationExample;
if (!KEPT || !JACKET || !GIVEN) throw new Error('the examples have a picture, a piece and an answer');
const SENT: SentPicture = {
  id: 'fil_9k3m7p1r5t8w2y6a0c4e',
  token: 's'.repeat(43),
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
const OPEN: Invitation = {
  ...invitationExample,
  products: [{ ...JACKET, scenes: { front: SCENE, back: null } }],
  answer: null,
  version: 0,
};
const ANSWERED: Invitation = {
  ...OPEN,
  answer: { ...GIVEN, personalisation: { front: { photo: KEPT.id } } },
  pictures: [KEPT],
  version: 1,
};
const STORE = {
  ...(readStorefront.example.response as StorefrontData),
  tenant_id: 'ten_lumen',
  slug: 'lumen-offsite',
};

interface Sent {
  body?: { version: number; products: { personalisation?: unknown }[] };
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Sent]>;
const sent = () => call.mock.calls.map(([, { body }]) => body);

async function show(first: Invitation, token: string) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Sizes
          first={first}
          token={token}
          locale="en"
          hero={null}
          guides={{}}
          store={sizesStore(STORE, first, 'en')}
        />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await act(async () => undefined);
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: new RegExp(name) })));
const chosen = () => screen.findByRole('img', { name: messages.ownPicture.alt });

beforeEach(() => {
  call.mockReset().mockResolvedValue(ANSWERED);
  uploadPicture.mockReset().mockResolvedValue({ ok: true, value: SENT });
  window.scrollTo = jest.fn();
  window.sessionStorage.clear();
});

test('a piece that takes a picture asks its invitee for one, and is answered by its token (S1, S3.4-28)', async () => {
  await show(OPEN, 'link-one-of-a-test');
  await press('Save my answer');
  const field = await screen.findByRole('group', { name: messages.ownPicture.label });
  expect(within(field).getByText(messages.errors.field.picture_missing)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();

  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  expect((await chosen()).getAttribute('src')).toBe(SENT.url);
  expect(uploadPicture.mock.calls[0]?.[0]).toEqual({
    kind: 'store',
    tenant: 'ten_lumen',
    slug: 'lumen-offsite',
  });
  await press('Save my answer');
  expect(sent()).toMatchObject([{ products: [{ personalisation: { front: { photo: SENT.token } } }] }]);
  await screen.findByRole('heading', { name: /Thank you/ });
});

test('a picture that was answered is seen again, asked of nobody, and sent back by its file', async () => {
  await show(ANSWERED, 'link-two-of-a-test');
  expect((await chosen()).getAttribute('src')).toBe(KEPT.url);
  await press('Change my answer');
  const field = await screen.findByRole('group', { name: messages.ownPicture.label });
  expect(within(field).getByRole('img').getAttribute('src')).toBe(KEPT.url);
  await press('Save my answer');
  expect(sent()).toMatchObject([
    { version: 1, products: [{ personalisation: { front: { photo: KEPT.id } } }] },
  ]);
  expect(readSentPicture).not.toHaveBeenCalled();
});

test('a picture that is taken away is asked for again', async () => {
  await show(ANSWERED, 'link-three-of-a-test');
  await press('Change my answer');
  await press(messages.ownPicture.remove);
  await press('Save my answer');
  expect(screen.getByText(messages.errors.field.picture_missing)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});
