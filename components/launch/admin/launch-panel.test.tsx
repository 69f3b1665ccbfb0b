import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import type { PartFailure } from '@/lib/client/part-failure';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import type { LaunchLineId } from '@/lib/modules/events/rules/launch-lines';
import type { LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import errors from '@/messages/en-GB/platform.json';
import launch from '@/messages/en-GB/launch.json';
import { LaunchPanel } from './launch-panel';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const line = (id: LaunchLineId, passed: boolean, changes: Partial<LaunchLine> = {}): LaunchLine => ({
  id,
  severity: 'blocking',
  passed,
  count: 0,
  product: null,
  text: null,
  market_rule: null,
  unserved: null,
  ...changes,
});
const MUG = { count: 3, product: { id: 'ff-mug', name: 'Camp Mug' } };
const BLOCKED: LaunchCheck = {
  ready: false,
  lines: [
    line('verification', true),
    line('payments', false),
    line('below_cost', false, MUG),
    line('vat', false),
    line('logo', false, { severity: 'warning' }),
  ],
};

function show(
  first: LaunchCheck | null,
  payoutsHref: string | null = '/settings/billing-account?tenant=ten_1',
  failure: PartFailure | null = null,
) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...errors, ...launch }}>
      <LaunchPanel
        place={{ tenant: 'ten_1', slug: 'spring' }}
        first={first}
        failure={failure}
        payoutsHref={payoutsHref}
        previewHref="/site-preview/spring?preview=t"
        mayTest={false}
      />
    </NextIntlClientProvider>,
  );
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('each failing line leads to the page and the field that fix it (S2.2-25)', () => {
  show(BLOCKED);
  expect(screen.getByRole('status').textContent).toContain('3 things');
  expect(hrefOf('Set up payments and payouts')).toBe('/settings/billing-account?tenant=ten_1&focus=payouts');
  expect(hrefOf('Fix: Prices cover production')).toBe('/events/spring/products?product=ff-mug&focus=price');
  expect(hrefOf('Fix: VAT rate')).toBe('/events/spring/event-details?focus=vatRate');
  expect(hrefOf('Fix: Your logo')).toBe(
    '/events/spring/store-configuration?focus=storeConfig.customLogo.enabled',
  );
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(/Camp Mug/));
  expect(row?.textContent).toContain('(Camp Mug and 2 more)');
  expect(screen.getByText('1 check passed')).not.toBeNull();
});

test('what is sold out leads to its stock, and a word in the store’s own texts to those', () => {
  const warning = { severity: 'warning' } as const;
  show({
    ready: true,
    lines: [
      line('sold_out', false, { ...MUG, ...warning }),
      line('green_words', false, { ...warning, text: 'aboutUs.document' }),
    ],
  });
  expect(hrefOf('Fix: Nothing sold out')).toBe('/events/spring/catalogue?search=Camp+Mug&focus=stock-ff-mug');
  expect(hrefOf('Fix: Environmental claims')).toBe(
    '/events/spring/store-configuration?focus=storeConfig.aboutUs.document',
  );
});

test('a word in a product leads to the product first', () => {
  const found = { ...MUG, text: 'homeHeading', severity: 'warning' } as const;
  show({ ready: true, lines: [line('green_words', false, found)] });
  expect(hrefOf('Fix: Environmental claims')).toBe(
    '/events/spring/products?product=ff-mug&focus=greenEvidence',
  );
});

test('who may not set up payments is told who can', () => {
  show(BLOCKED, null);
  expect(screen.queryByRole('link', { name: 'Set up payments and payouts' })).toBeNull();
  expect(screen.queryByText(launch.launch.byAdmin)).not.toBeNull();
});

test('checked again without a reload, and a failure keeps what was known', async () => {
  show(BLOCKED);
  call.mockRejectedValueOnce(new Error('away'));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(launch.launch.failed);
  expect(screen.queryByText(errors.errors.internal)).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Fix: VAT rate' })).not.toBeNull();
  call.mockResolvedValueOnce({ ready: true, lines: [line('vat', true)] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(launch.launch.ready));
  expect(screen.queryByRole('link', { name: 'Fix: VAT rate' })).toBeNull();
});

test('a check that could not be loaded says why and can be asked for (S2.2-25)', async () => {
  show(null, undefined, { status: 429, code: 'rate_limited', retryAfter: undefined });
  expect(screen.queryByText(launch.launch.failed)).not.toBeNull();
  expect(screen.queryByText(errors.errors.rate_limited)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  call.mockResolvedValueOnce({ ready: true, lines: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(launch.launch.ready);
  expect(screen.queryByText(launch.launch.failed)).toBeNull();
});

test('a fact that a market’s law asks for is named with its product and day, and leads to its field (D54-6)', () => {
  const rule = { market: 'EU', since: '2012-05-08' } as const;
  show({ ready: false, lines: [line('fibres', false, { ...MUG, market_rule: rule })] });
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(/Camp Mug/));
  expect(row?.textContent).toContain('Composition of textiles');
  expect(row?.textContent).toContain('EU rule since 8 May 2012.');
  expect(hrefOf('Fix: Composition of textiles')).toBe('/events/spring/products?product=ff-mug&focus=fibres');
});

test('the countries that no printer can serve are named with what would help, and lead to the printers (S2.2-151)', () => {
  const many = ['JP', 'US', 'CA', 'AU', 'NZ', 'BR', 'MX', 'IN', 'CN', 'KR'];
  const unserved = [
    { why: 'ship_to', countries: many },
    { why: 'excluded', countries: ['IE'] },
  ] satisfies LaunchLine['unserved'];
  show({ ready: true, lines: [line('printers', false, { ...MUG, severity: 'warning', unserved })] });
  expect(hrefOf('Fix: A printer for every country')).toBe('/events/spring/fulfillers/register');
  expect(screen.getByText(/^No printer ships to Japan, .+, India and 2 more\. Remove them/)).toBeTruthy();
  expect(
    screen.getByText('For Ireland, only printers that you exclude could help. Allow one of them.'),
  ).toBeTruthy();
});
