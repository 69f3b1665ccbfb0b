import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { setClock } from '@/lib/kernel/clock';
import { messages } from '@/messages/en-GB';
import { SizesIntro } from './sizes-intro';

const STORE: StorefrontData = {
  ...(readStorefront.example.response as StorefrontData),
  opens_at: '2026-11-25T09:00:00.000Z',
  closes_at: '2026-12-02T09:00:00.000Z',
};

function show(at: string, lost = false) {
  const restore = setClock(() => new Date(at));
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SizesIntro store={STORE} locale="en" lost={lost} />
    </NextIntlClientProvider>,
  );
  restore();
}

describe('SizesIntro (D4)', () => {
  test.each([
    ['before it opens', '2026-11-24T09:00:00Z', /You can choose yours from 25 November 2026/],
    ['while it is open', '2026-11-26T09:00:00Z', /open the personal link in your invitation email/],
    ['once it is over', '2026-12-02T09:00:00Z', /The last day to answer was 2 December 2026/],
  ])('%s it says so, where to ask, and asks nothing itself', (_, at, text) => {
    show(at);
    expect(screen.getByText(text)).not.toBeNull();
    expect(screen.getByText(/hello@fjord-fern\.example/)).not.toBeNull();
    expect([screen.queryByRole('textbox'), screen.queryByRole('radio')]).toEqual([null, null]);
  });

  test('a link that opens nothing says what may have happened', () => {
    show('2026-11-26T09:00:00Z', true);
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).not.toBeNull();
  });
});
