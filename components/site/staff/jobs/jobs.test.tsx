import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { actOnJob } from '@/lib/modules/site/client/act-on-job';
import type { BackgroundJob } from '@/lib/modules/site/contract/background-jobs';
import { JobDialog } from './job-dialog';
import { JobTable } from './job-table';
import { TaskCounts } from './task-counts';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/site/client/act-on-job');

const job: BackgroundJob = {
  id: '4711',
  task: 'send-order-mail',
  state: 'failing',
  tries: 3,
  max_tries: 25,
  created_at: '2026-11-20T09:00:00.000Z',
  run_at: '2026-11-20T09:05:00.000Z',
  error: 'ECONNREFUSED',
  ids: [{ field: 'tenantId', id: 'ten_fjord' }],
};
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('the table of jobs (S2.2-267)', () => {
  test('tells state, tries, the last error’s code and ids', () => {
    render(<JobTable jobs={[job]} mayAct />, { wrapper: KitTest });
    const text = screen.getByRole('table').textContent;
    for (const part of ['Failing', '3 of 25', 'Last error: ECONNREFUSED', 'tenantId: ten_fjord'])
      expect(text).toContain(part);
    expect(names()).toEqual(['Retry: send-order-mail 4711', 'Cancel job: send-order-mail 4711']);
  });

  test.each([
    ['parked', ['Retry: send-order-mail 4711']],
    ['running', []],
    ['waiting', ['Cancel job: send-order-mail 4711']],
  ] as const)('what can be done with a job that is %s', (state, acts) => {
    render(<JobTable jobs={[{ ...job, state }]} mayAct />, { wrapper: KitTest });
    expect(names()).toEqual(acts);
  });

  test('who may only read has no buttons', () => {
    render(<JobTable jobs={[job]} mayAct={false} />, { wrapper: KitTest });
    expect(names()).toEqual([]);
  });
});

test('the counts of each task lead to their jobs (S2.2-267)', () => {
  const counts = { task: 'purge-store', parked: 2, failing: 0, running: 0, waiting: 0 };
  render(<TaskCounts tasks={[{ ...counts, oldest_at: job.created_at }]} />, { wrapper: KitTest });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings/super-admin-panel/jobs?state=parked&task=purge-store',
  ]);
});

describe('an act is confirmed (S2.2-269)', () => {
  const onClose = jest.fn();
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel job' })));
  const show = () =>
    render(<JobDialog act="cancel" id="4711" task="send-order-mail" onClose={onClose} />, {
      wrapper: KitTest,
    });
  beforeEach(() => {
    jest.mocked(actOnJob).mockReset();
    onClose.mockReset();
  });

  test('and done once', async () => {
    jest.mocked(actOnJob).mockResolvedValue(undefined);
    show();
    expect(screen.getByRole('dialog').textContent).toContain('stays undone until it is retried here');
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(actOnJob).mock.calls).toEqual([['4711', 'cancel']]);
  });

  test('a failure is told in the dialog, which stays', async () => {
    jest.mocked(actOnJob).mockRejectedValue(new ApiError(409, { code: 'conflict' }));
    show();
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(onClose).not.toHaveBeenCalled();
  });
});
