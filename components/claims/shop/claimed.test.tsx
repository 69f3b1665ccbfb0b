import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { MESSAGE_FILES } from '@/lib/intl/message-files';
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import { claimStore } from './claim-store';
import { Claimed, type ClaimedGift } from './claimed';
import { Ended } from './ended';

const STORE = {
  id: 'evt_x',
  tenant_id: 'ten_lumen',
  slug: 'lumen-sample',
  region: 'EU',
  sample: true,
  countries: ['NL'],
  states: [],
  event_type: { type: 'Promo' },
  storeConfig: { contactEmail: 'us@lumen.example' },
  companyDetails: { email: 'us@lumen.example' },
} as unknown as StorefrontData;

beforeEach(() => {
  window.scrollTo = jest.fn();
});

function show(locale: Locale, children: ReactNode): string {
  cleanup();
  render(
    <NextIntlClientProvider locale={locale} messages={MESSAGE_FILES[locale]} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
  return document.body.textContent;
}

const claimed = (waits: boolean, until: string | null = null) =>
  ({
    order_ref: 'M7QK-3FXW',
    order_link: '/order/aToken',
    to_be_confirmed: waits,
    edit_until: until,
    estimatedDeliveryDateX: '26-11-2026',
    estimatedDeliveryDateY: '30-11-2026',
    values: { name: 'Ada Fern', email: 'ada@guest.example', products: [] },
    gift: { name: 'Summit Hoodie' },
    pictures: { front: '/front.svg' },
  }) as unknown as ClaimedGift;

describe('the way to the order’s own page (D18)', () => {
  test('promises a change only where there can be one, and says until when', () => {
    show('en', <Claimed claimed={claimed(false)} locale="en" />);
    expect(screen.getByRole('link').textContent).toBe('View order');
    const until = new Date(2026, 10, 20, 13, 5).toISOString();
    const text = show('en', <Claimed claimed={claimed(false, until)} locale="en" />);
    expect(screen.getByRole('link').textContent).toBe('Track or cancel order');
    expect(text).toContain('You can change or cancel it until 20 Nov 2026, 13:05.');
    expect(document.querySelector('time')?.dateTime).toBe(until);
  });
});

describe('a claim that waits for its client (D24-2)', () => {
  test('promises neither the gift nor a day; it says what happens next, how that is heard of, and whom it is of', () => {
    const text = show('en', <Claimed claimed={claimed(true)} locale="en" />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you, Ada Fern' }));
    expect(text).toContain('We’ll confirm it before we print anything');
    expect(text).toContain('We’ve emailed ada@guest.example');
    expect(text).toContain('M7QK-3FXW');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/order/aToken');
    expect(text).not.toMatch(/yours|We’re printing|2026|check|household|already|fraud|suspic/i);
    expect(document.querySelector('.gift-lid')).toBeNull();
  });

  test.each(LOCALE_CODES)('in %s: other words than those of a gift that is granted', (locale) => {
    const granted = show(locale, <Claimed claimed={claimed(false)} locale={locale} />);
    const waiting = show(locale, <Claimed claimed={claimed(true)} locale={locale} />);
    const { claim } = MESSAGE_FILES[locale] as unknown as { claim: Record<string, string> };
    const promise = claim['claimedText']?.split('{gift}')[0]?.trim() ?? '';
    expect(granted).toContain(promise);
    expect(waiting).not.toContain(promise);
    expect(granted).toContain('2026');
    expect(waiting).not.toContain('2026');
  });
});

/** The word for "code" in all ten languages. */
const CODE = /\b(code|codes|codice|código|kode|koden|koodi\w*|kod|koden)\b/i;

describe('a page that takes no claims now', () => {
  const shown = (phase: 'before' | 'after') =>
    show(
      'en',
      <Ended kind="closed" sample contactEmail="us@lumen.example" shut={{ phase, date: '5 December' }} />,
    );

  test('says when it opens, or when it closed and what becomes of gifts claimed before', () => {
    expect(shown('before')).toContain('This gift page isn’t open yetIt opens on 5 December.');
    expect(shown('after')).toContain('This gift page is closedIt closed on 5 December.');
    expect(screen.getByText(/claimed before then are made and delivered as usual/)).toBeTruthy();
  });

  test('in its own time zone and language', () => {
    const at = (opens: number, closes: number, door: 'open' | 'closed') => {
      const iso = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const times = { opens_at: iso(opens), closes_at: iso(closes), door };
      return claimStore({ ...STORE, ...times }, 'de').shut;
    };
    expect(at(2, 4, 'closed')).toEqual({
      phase: 'before',
      date: expect.stringMatching(/ um \d\d:\d\d ME[SZ]/),
    });
    expect(at(-4, -2, 'closed')).toEqual({ phase: 'after', date: expect.stringMatching(/\d{4} um/) });
    expect(at(-4, 2, 'open')).toBeNull();
  });
});

describe('gifts that have run out', () => {
  test.each(LOCALE_CODES)('in %s: who holds a code hears of it, who needs none hears of none', (locale) => {
    for (const onBack of [undefined, () => undefined]) {
      const back = onBack ? { onBack } : {};
      const told = (kind: 'exhausted' | 'sold_out' | 'closed', sample: boolean) =>
        show(
          locale,
          <Ended kind={kind} sample={sample} shut={null} contactEmail="us@lumen.example" {...back} />,
        );
      for (const kind of ['exhausted', 'sold_out'] as const) expect(told(kind, false)).toMatch(CODE);
      for (const kind of ['exhausted', 'sold_out', 'closed'] as const) {
        expect(told(kind, true)).not.toMatch(CODE);
        expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:us@lumen.example');
      }
    }
  });
});

test('the sender can be thanked for a gift that is theirs, not for one that waits or comes from nobody (D40-15)', () => {
  const thanks = { framed: false };
  show('en', <Claimed claimed={claimed(false)} locale="en" thanks={thanks} />);
  expect(screen.getByLabelText('Your message')).toBeTruthy();
  show('en', <Claimed claimed={claimed(true)} locale="en" thanks={thanks} />);
  expect(screen.queryByLabelText('Your message')).toBeNull();
  show('en', <Claimed claimed={claimed(false)} locale="en" />);
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('a claim whose order waits for credit is its recipient’s, and names no day (D37-5)', () => {
  const awaits = { ...claimed(false), awaits_release: true };
  const text = show('en', <Claimed claimed={awaits} locale="en" />);
  expect(text).toContain('It’s yours, Ada Fern');
  expect(text).toContain('Your gift (Summit Hoodie) is reserved for you');
  expect(text).toContain('We’ll write again with the delivery dates');
  expect(text).not.toContain('Estimated delivery');
  expect(text).not.toContain('November');
});
