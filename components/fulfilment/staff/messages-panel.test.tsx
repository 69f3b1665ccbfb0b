import { fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { exampleMessages } from '@/lib/modules/fulfilment/contract/fulfillers/messages';
import { MessagesPanel } from './messages-panel';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
const calls = jest.mocked(browserCall);
beforeEach(() => calls.mockReset());

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MessagesPanel id="ful_northlight" />
    </SWRConfig>,
    { wrapper: KitTest },
  );
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('the newest messages stand with direction, order and answer in words (S2.2-176)', async () => {
  calls.mockResolvedValueOnce(exampleMessages);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading messages…');
  const [told, stock, sent] = await rows();
  expect(told?.textContent).toContain('From the fulfillerStatus of order M7QK-3FXWIn production');
  expect(stock?.textContent).toContain('14 SKUs reported, 12 applied');
  expect(sent?.textContent).toContain('To the fulfillerOrder P2RT-8KLMNo answer in timeCalled 3 times');
  const link = within(sent as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/orders/ord_7k2m9x4c1v8b3n5q6w0y');
});

test('they are narrowed to what failed, and say where there is nothing (S2.2-176)', async () => {
  calls.mockResolvedValueOnce(exampleMessages);
  show();
  await rows();
  calls.mockResolvedValueOnce({ messages: [], next_cursor: null });
  fireEvent.click(screen.getByLabelText('Only failed'));
  expect(await screen.findByText('Nothing failed')).toBeTruthy();
  expect(calls.mock.calls[1]?.[1]).toMatchObject({ query: { failed: '1' } });
});

test('a page that fails leaves those before it, and can be asked for again (S2.2-176)', async () => {
  calls.mockResolvedValueOnce({ ...exampleMessages, next_cursor: 'more' });
  show();
  await rows();
  calls.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Messages couldn’t be loaded')).toBeTruthy();
  expect(await rows()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
