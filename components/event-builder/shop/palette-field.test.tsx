import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { FIRST_FONT_CHOICE } from '@/lib/modules/design/rules/font-choice';
import { publicBlanks } from '@/lib/modules/event-builder/client/offered-blanks';
import { FIRST_STORE } from '@/lib/modules/event-builder/client/first-store';
import { StoreKeeper, type KeeperCalls } from '@/lib/modules/event-builder/client/store-keeper';
import { FIRST_PALETTES } from '@/lib/modules/storefront/rules/palettes';
import { messages } from '@/messages/en-GB';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { BuilderProvider, type Builder } from './builder-context';
import { FontField } from './font-field';
import { PaletteField } from './palette-field';

const never = () => Promise.reject(new ApiError(0, { code: 'network' }));
const CALLS: KeeperCalls = { make: never, save: never, read: never, remember: () => Promise.resolve() };
const nothing = () => undefined;
const PINE = { id: 'pal_a', name: 'Pine', primary: '#1f4d55', secondary: '#f2ead9', tertiary: '#b5532a' };

interface FieldProps extends Partial<Pick<Builder, 'palettes' | 'fontChoice'>> {
  keeper: StoreKeeper;
}

function Field({ keeper, palettes = [], fontChoice = FIRST_FONT_CHOICE }: FieldProps) {
  const built = { ...useSyncExternalStore(keeper.subscribe, keeper.state), keeper };
  const builder: Builder = {
    built,
    palettes,
    fontChoice,
    logo: null,
    logoColours: null,
    background: { busy: false, problem: null, isRemoved: false, remove: nothing, restore: nothing },
    pictureOf: () => null,
    step: 'look',
    steps: ['look'],
    known: BUILDER_BLANKS,
    blanks: publicBlanks(BUILDER_BLANKS, 'UK'),
    go: nothing,
    pathOf: () => '',
  };
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BuilderProvider value={builder}>
        <PaletteField />
        <FontField />
      </BuilderProvider>
    </NextIntlClientProvider>
  );
}

test('the palettes that are handed in are offered, a withdrawn one’s colours stay (S2.2-327)', () => {
  const keeper = new StoreKeeper(CALLS, null, { first: FIRST_STORE, remembered: false });
  const [moss, harbour] = FIRST_PALETTES;
  if (!moss || !harbour) throw new Error('no palettes');
  const { rerender } = render(<Field keeper={keeper} palettes={[harbour, moss]} />);
  const names = () =>
    [...document.querySelectorAll('[name=palette]')].map((radio) => radio.closest('label')?.textContent);
  expect(names()).toEqual(['Harbour', 'Moss']);
  expect(screen.getByRole('radio', { name: 'Moss' })).toHaveProperty('checked', true);
  rerender(<Field keeper={keeper} palettes={[PINE, harbour]} />);
  expect(names()).toEqual(['Pine', 'Harbour']);
  expect(document.querySelector('[name=palette]:checked')).toBeNull();
  expect(screen.getByLabelText('Primary')).toHaveProperty('value', moss.primary);
  fireEvent.click(screen.getByRole('radio', { name: 'Pine' }));
  expect(keeper.state().store.theme).toMatchObject({ primary: '#1f4d55', font_set: 'clean' });
  keeper.stop();
});

test('pairs with a withdrawn font are left out, the store’s own stays and is marked (S2.2-330)', () => {
  const first = { ...FIRST_STORE, theme: { ...FIRST_STORE.theme, font_set: 'poster' as const } };
  const keeper = new StoreKeeper(CALLS, null, { first, remembered: false });
  render(<Field keeper={keeper} fontChoice={{ withdrawn: ['Roboto Slab', 'Pacifico'], order: [] }} />);
  const pairs = [...document.querySelectorAll('[name=font-set]')].map((radio) => radio.closest('label'));
  expect(pairs.map((pair) => pair?.textContent?.replace(/^Aa/, ''))).toEqual([
    'Inter',
    'Lora with Inter',
    'Archivo Black with Inter',
    'Oswald with Inter',
    'Anton with Roboto SlabNo longer available',
    'Permanent Marker with Lora',
  ]);
  keeper.stop();
});

test('pairs are offered in the order of the fonts (S2.2-332)', () => {
  const keeper = new StoreKeeper(CALLS, null, { first: FIRST_STORE, remembered: false });
  const order = ['Pacifico', 'Lora', 'Inter'];
  render(<Field keeper={keeper} fontChoice={{ withdrawn: [], order }} />);
  const pairs = [...document.querySelectorAll('[name=font-set]')].map((radio) => radio.closest('label'));
  expect(pairs.slice(0, 4).map((pair) => pair?.textContent?.replace(/^Aa/, ''))).toEqual([
    'Pacifico with Inter',
    'Lora with Inter',
    'Inter',
    // Their headings have no place: then their texts decide.
    'Permanent Marker with Lora',
  ]);
  keeper.stop();
});
