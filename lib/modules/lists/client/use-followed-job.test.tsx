import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useFollowedJob } from './use-followed-job';

/** The page's listeners by channel, and whether they hear anything. */
const channels = new Map<string, Record<string, (data: Record<string, unknown>) => void>>();
let state = 'live';
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useRealtime: (tenant: string | null, handlers: Record<string, () => void>) => {
    if (tenant !== null) channels.set(tenant, handlers);
    return state;
  },
  useStaffRealtime: (on: boolean, handlers: Record<string, () => void>) => {
    if (on) channels.set('staff', handlers);
    return state;
  },
}));

let stored = { id: 'exp_1', status: 'waiting' };
const read = jest.fn(() => Promise.resolve(stored));
const begin = jest.fn((_headers: Record<string, string>) => Promise.resolve(stored));
let asked: unknown = { query: {} };
const KIND = {
  get asked() {
    return asked;
  },
  begin,
  read,
  event: 'export.changed',
  idField: 'export_id',
} as const;

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);
const follow = (tenant: string | null, known?: string) =>
  renderHook(() => useFollowedJob({ tenant }, KIND, known), { wrapper });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = (channel: string, event: string, data: Record<string, unknown> = {}) =>
  act(() => channels.get(channel)?.[event]?.(data));

beforeEach(() => {
  jest.useFakeTimers();
  channels.clear();
  read.mockClear();
  begin.mockClear();
  [state, stored] = ['live', { id: 'exp_1', status: 'waiting' }];
});
afterEach(() => jest.useRealTimers());

describe('a job that is followed', () => {
  it('is heard of: several announcements in a row are one question, those of other jobs none', async () => {
    const { result } = follow('ten_fjord');
    expect(channels.size).toBe(0);
    await act(() => result.current.start());
    await pass(10);
    expect([...channels.keys()]).toEqual(['ten_fjord']);
    const asked = read.mock.calls.length;
    say('ten_fjord', 'export.changed', { export_id: 'exp_other' });
    await pass(1500);
    expect(read).toHaveBeenCalledTimes(asked);
    stored = { id: 'exp_1', status: 'ready' };
    for (let n = 0; n < 5; n += 1) say('ten_fjord', 'export.changed', { export_id: 'exp_1' });
    await pass(300);
    expect(read).toHaveBeenCalledTimes(asked + 1);
    expect(result.current.job?.status).toBe('ready');
  });

  it('of staff is heard of on the channel of staff', async () => {
    const { result } = follow(null, 'exp_1');
    await pass(10);
    expect([...channels.keys()]).toEqual(['staff']);
    stored = { id: 'exp_1', status: 'ready' };
    say('staff', 'export.changed', { export_id: 'exp_1' });
    await pass(300);
    expect(result.current.job?.status).toBe('ready');
  });

  it('is asked for after a reconnect, and now and then in case a word was lost', async () => {
    const { result } = follow('ten_fjord', 'exp_1');
    await pass(10);
    const asked = read.mock.calls.length;
    say('ten_fjord', 'subscribed');
    await pass(300);
    expect(read).toHaveBeenCalledTimes(asked + 1);
    stored = { id: 'exp_1', status: 'ready' };
    await pass(5500);
    expect(result.current.job?.status).toBe('ready');
  });

  it('is asked for every second where nothing can be heard, until it has ended', async () => {
    state = 'failed';
    const { result } = follow('ten_fjord', 'exp_1');
    await pass(3100);
    expect(read.mock.calls.length).toBeGreaterThan(2);
    stored = { id: 'exp_1', status: 'ready' };
    await pass(1100);
    expect(result.current.job?.status).toBe('ready');
    const asked = read.mock.calls.length;
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(asked);
  });
});

describe('starting one', () => {
  const keys = () => begin.mock.calls.map(([headers]) => headers['idempotency-key']);

  it('by a double click is one call', async () => {
    const { result } = follow('ten_fjord');
    await act(async () => {
      await Promise.all([result.current.start(), result.current.start()]);
    });
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('again after a lost answer has the same key, and another one for other rows (D26-1)', async () => {
    begin.mockRejectedValueOnce(new Error('network'));
    const { result, rerender } = follow('ten_fjord');
    await act(() => result.current.start());
    expect(result.current.error?.message).toBe('network');
    await act(() => result.current.start());
    asked = { query: { status: 'new' } };
    rerender();
    await act(() => result.current.start());
    expect(keys()).toEqual([expect.stringMatching(/^\w{43}$/), keys()[0], expect.stringMatching(/^\w{43}$/)]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });
});
