import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import { FIRST_STORE } from '@/lib/modules/event-builder/client/first-store';
import { StoreKeeper, type KeeperCalls } from '@/lib/modules/event-builder/client/store-keeper';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { blankPath, stepPath } from '@/lib/modules/event-builder/rules/steps';
import { messages } from '@/messages/en-GB';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { useChosenBlank } from './use-chosen-blank';

const never = () => Promise.reject(new ApiError(0, { code: 'network' }));
const CALLS: KeeperCalls = { make: never, save: never, read: never, remember: () => Promise.resolve() };

function Chosen({ keeper, known }: { keeper: StoreKeeper; known: BuilderBlanks }) {
  const built = { ...useSyncExternalStore(keeper.subscribe, keeper.state), keeper };
  useChosenBlank({ built, known, logo: null, pathOf: stepPath });
  return null;
}

/** Opens the builder by a URL; answers its products and the URL that is left. */
function open(url: string, { known = BUILDER_BLANKS, first = FIRST_STORE } = {}) {
  window.history.replaceState(null, '', url);
  const keeper = new StoreKeeper(CALLS, null, { first, remembered: false });
  const page = (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Chosen keeper={keeper} known={known} />
    </NextIntlClientProvider>
  );
  render(page).rerender(page);
  keeper.stop();
  const { pathname, search } = window.location;
  return [keeper.state().store.products.map(({ blank, name }) => `${blank}: ${name}`), pathname + search];
}

afterEach(() => window.localStorage.clear());

describe('a blank’s page opens the builder with that blank (S2.1-29)', () => {
  test('as a product of the store, at the step of products', () => {
    expect(open(blankPath('kids-tee'))).toEqual([['kids-tee: Kids’ tee'], '/event-builder?step=products']);
  });

  test('and adds none to a store that has one of it', () => {
    const first = withNewProduct(BUILDER_BLANKS, 'mug', 'Ours', { logo: null })(FIRST_STORE);
    expect(open(blankPath('mug'), { first })).toEqual([['mug: Ours'], '/event-builder?step=products']);
    expect(open(blankPath('tee'), { first })[0]).toEqual(['mug: Ours', 'tee: Tee']);
  });

  test.each(['gown', 'constructor', ''])('an unknown one (“%s”) is the normal start', (blank) => {
    expect(open(blankPath(blank))).toEqual([[], '/event-builder']);
  });

  test('and so are a withdrawn one and one of another region', () => {
    const changed = (change: Partial<BuilderBlanks[number]>) =>
      BUILDER_BLANKS.map((blank) => (blank.id === 'mug' ? { ...blank, ...change } : blank));
    expect(open(blankPath('mug'), { known: changed({ offered: false }) })).toEqual([[], '/event-builder']);
    expect(open(blankPath('mug'), { known: changed({ regions: ['US'] }) })).toEqual([[], '/event-builder']);
  });
});
