import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { FIRST_FONT_CHOICE } from '@/lib/modules/design/rules/font-choice';
import { publicBlanks } from '@/lib/modules/event-builder/client/offered-blanks';
import { FIRST_STORE } from '@/lib/modules/event-builder/client/first-store';
import {
  withColours,
  withDesign,
  withLogo,
  withNewProduct,
} from '@/lib/modules/event-builder/client/change-store';
import { StoreKeeper, type KeeperCalls } from '@/lib/modules/event-builder/client/store-keeper';
import { logoTrouble, type LogoColours } from '@/lib/modules/event-builder/rules/logo-colours';
import { placeLogo, withLogoLayers, type PlacedLogo } from '@/lib/modules/event-builder/rules/place-logo';
import { findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { ok } from '@/lib/kernel/result';
import { messages } from '@/messages/en-GB';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { BuilderProvider } from './builder-context';
import { LogoBackgroundNote } from './logo-background';
import { LogoNotes } from './logo-notes';
import { useLogoBackground } from './use-logo-background';

const cutOutPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  cutOutPicture: (...given: unknown[]) => cutOutPicture(...given),
}));

const TOKEN = 'a'.repeat(80);
const LARGE = { id: 'fil_large', widthPx: 3000, heightPx: 1500 };
const SMALL = { id: 'fil_small', widthPx: 300, heightPx: 150 };
const DARK: LogoColours = { inks: [{ hex: '#15171c', share: 1 }], background: null };
const BOXED: LogoColours = { ...DARK, background: '#ffffff' };
const [black, white] = ['black', 'white'].map(
  (colour) => findBlank('tee')?.colours.find(({ name }) => name.toLowerCase() === colour)?.identifier ?? '',
) as [string, string];

const never = () => Promise.reject(new ApiError(0, { code: 'network' }));
const CALLS: KeeperCalls = { make: never, save: never, read: never, remember: () => Promise.resolve() };

function keeperWith(logo: PlacedLogo, colours: readonly string[]): StoreKeeper {
  const keeper = new StoreKeeper(CALLS, null, { first: FIRST_STORE, remembered: false });
  keeper.token = () => Promise.resolve(TOKEN);
  keeper.change(withNewProduct(BUILDER_BLANKS, 'tee', 'Tee', { logo: null, colours }));
  keeper.change(withLogo(logo, null));
  return keeper;
}

function Notes({ keeper, colours }: { keeper: StoreKeeper; colours: LogoColours | null }) {
  const built = { ...useSyncExternalStore(keeper.subscribe, keeper.state), keeper };
  const { img_id: id, products } = built.store;
  const logo = [LARGE, SMALL, { ...LARGE, id: 'fil_cut' }].find((one) => one.id === id) ?? null;
  const background = useLogoBackground(built, logo);
  const builder = {
    built,
    logo,
    logoColours: colours,
    background,
    pictureOf: () => null,
    step: 'products' as const,
    steps: ['products'] as const,
    known: BUILDER_BLANKS,
    blanks: publicBlanks(BUILDER_BLANKS, 'UK'),
    palettes: [],
    fontChoice: FIRST_FONT_CHOICE,
  };
  const [product] = products;
  return (
    <BuilderProvider value={{ ...builder, go: () => undefined, pathOf: () => '' }}>
      <LogoBackgroundNote />
      {product ? <LogoNotes product={product} index={0} /> : null}
    </BuilderProvider>
  );
}

const show = (keeper: StoreKeeper, colours: LogoColours | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Notes keeper={keeper} colours={colours} />
    </NextIntlClientProvider>,
  );
const coloursOf = (keeper: StoreKeeper) => keeper.state().store.products[0]?.colours;
const hexOf = (colour: string) =>
  findBlank('tee')?.colours.find((one) => one.identifier === colour)?.hex ?? '';

afterEach(() => {
  window.localStorage.clear();
  cutOutPicture.mockReset();
});

test('a logo that fits its position and shows on every colour needs no word', () => {
  show(keeperWith(LARGE, [white]), DARK);
  expect(screen.queryByText(/Your logo/)).toBeNull();
});

test('a logo with too few pixels: the size it prints at, and the pixels it would take', () => {
  show(keeperWith(SMALL, [white]), DARK);
  expect(screen.getByText('Your logo will print small here')).toBeTruthy();
  expect(screen.getByText(/300 × 150 pixels.*up to 50 × 25 mm.*at least [\d,]+ pixels wide/)).toBeTruthy();
});

test('a logo enlarged by hand: one press makes it its largest safe size', () => {
  const keeper = keeperWith(SMALL, [white]);
  const enlarged = withLogoLayers(placeLogo('tee', {}, SMALL, 'front'), (layer) => ({ ...layer, scale: 3 }));
  keeper.change(withDesign(0, enlarged));
  show(keeper, DARK);
  fireEvent.click(screen.getByRole('button', { name: 'Resize to 50 × 25 mm' }));
  expect(screen.queryByText(/blurred/)).toBeNull();
});

test('a dark logo on dark cloth: another colour is one press away, and takes its place', () => {
  const keeper = keeperWith(LARGE, [black]);
  show(keeper, DARK);
  expect(screen.getByText('Your logo is hard to see on Black')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Black' })).toBeNull();
  const [first] = screen.getAllByRole('button', { name: /^Use .* instead$/ });
  if (first) fireEvent.click(first);
  const [colour = ''] = coloursOf(keeper) ?? [];
  expect(coloursOf(keeper)).toHaveLength(1);
  expect(logoTrouble(DARK, hexOf(colour))).toBeNull();
  expect(screen.queryByText(/hard to see/)).toBeNull();
});

test('where other colours are fine, the bad one can go', () => {
  const keeper = keeperWith(LARGE, [black, white]);
  show(keeper, DARK);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Black' }));
  expect(coloursOf(keeper)).toEqual([white]);
});

test('the last colour cannot go', () => {
  const keeper = keeperWith(LARGE, [black]);
  keeper.change(withColours(0, [black], []));
  expect(coloursOf(keeper)).toEqual([black]);
});

test('a background is removed by the worker and comes back on request', async () => {
  const keeper = keeperWith(LARGE, [black]);
  show(keeper, BOXED);
  expect(screen.getByText('Your logo prints as a rectangle on Black')).toBeTruthy();
  const file = { url: '/api/x', contentType: 'image/png', colourMode: 'srgb', bytes: 9 };
  cutOutPicture.mockResolvedValue(ok({ id: 'fil_cut', widthPx: 3000, heightPx: 1500, ...file }));
  const [remove] = screen.getAllByRole('button', { name: /Remove background/ });
  await act(async () => remove && fireEvent.click(remove));
  expect(cutOutPicture).toHaveBeenCalledWith(
    { kind: 'builder', token: TOKEN },
    'fil_large',
    expect.anything(),
  );
  expect(keeper.state().store.img_id).toBe('fil_cut');
  expect(JSON.stringify(keeper.state().store.products)).toContain('fil_cut');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(keeper.state().store.img_id).toBe('fil_large');
});

test('a background that cannot be removed is told where it was asked', async () => {
  const keeper = keeperWith(LARGE, [black]);
  show(keeper, BOXED);
  cutOutPicture.mockResolvedValue({ ok: false, error: { code: 'no_flat_background', values: {} } });
  const [remove] = screen.getAllByRole('button', { name: /Remove background/ });
  await act(async () => remove && fireEvent.click(remove));
  expect(screen.getAllByText(messages.uploads.refused.no_flat_background).length).toBeGreaterThan(0);
  expect(keeper.state().store.img_id).toBe('fil_large');
});
