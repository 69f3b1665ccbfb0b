import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import type { Currency } from '@/lib/kernel/money';
import type { ShopLogEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import { ShopLog } from './shop-log';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
const calls = jest.mocked(browserCall);

const ENTRY: ShopLogEntry = {
  id: 'log_1',
  at: '2026-11-30T23:30:00.000Z',
  kind: 'pull',
  label: '',
  outcome: 'failed',
  reason: 'unavailable',
  said: null,
  count: null,
  times: 3,
  first_at: '2026-11-30T22:30:00.000Z',
  replayed_at: null,
  may_replay: false,
};

async function times(currency: Currency) {
  calls.mockResolvedValueOnce({ entries: [ENTRY], next_cursor: null });
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShopLog tenant="ten_prairie" currency={currency} mayReplay={false} />
    </SWRConfig>,
    { wrapper: KitTest },
  );
  const [, row] = await screen.findAllByRole('row');
  const said = row?.textContent ?? '';
  unmount();
  return said;
}

test('times are in the zone of the reader’s other lists, those of repeats too (S4-96)', async () => {
  const british = await times('GBP');
  expect(british).toContain('30 Nov 2026, 23:30');
  expect(british).toContain('30 Nov 2026, 22:30');
  expect(await times('EUR')).toContain('1 Dec 2026, 00:30');
  expect(await times('USD')).toContain('30 Nov 2026, 18:30');
});
