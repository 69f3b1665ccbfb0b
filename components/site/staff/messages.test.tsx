import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { answerMessage } from '@/lib/modules/site/client/answer-message';
import type { StaffMessage } from '@/lib/modules/site/contract/staff-messages';
import { AnswerDialog } from './answer-dialog';
import { MessageCard } from './message-card';
import { WaitingCard } from './waiting-card';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/site/client/answer-message');

const complaint: StaffMessage = {
  id: 'msg_a',
  subject: 'data',
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  message: 'Please delete <b>my</b> address.',
  lang: 'en',
  created_at: '2026-10-20T09:00:00.000Z',
  age_days: 40,
  answer_by: '2026-11-19',
  is_overdue: true,
  answered: null,
};
const card = (change: Partial<StaffMessage> = {}, mayAnswer = true) =>
  render(<MessageCard message={{ ...complaint, ...change }} mayAnswer={mayAnswer} />, { wrapper: KitTest });

describe('a message to the platform (S2.2-264)', () => {
  test('says since when it waits, and that its last day has passed', () => {
    card();
    const item = screen.getByRole('listitem');
    expect(within(item).getByRole('heading').textContent).toBe('Complaint about personal data');
    expect(item.textContent).toContain('Overdue: 19 November 2026 was the last day');
    expect(item.textContent).toContain('Waiting for 40 days');
    expect(item.textContent).toContain('Please delete <b>my</b> address.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:ada%40shopper.example');
    expect(screen.getByRole('button', { name: 'Mark as answered: Ada Fern' })).toBeTruthy();
  });

  test('a long one is folded, and whole when it is asked for', () => {
    const message = `${'word '.repeat(400)}end`;
    card({ message });
    expect(screen.getByText('Show the whole message').closest('details')?.textContent).toContain(message);
  });

  test('an answered one has its note and no button; nor has anybody who may not answer', () => {
    const answered = { at: '2026-11-20T09:00:00.000Z', by: null, note: 'Told her.' };
    const { unmount } = card({ answered, is_overdue: false });
    expect(screen.getByText('Told her.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    card({}, false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('its answer (S2.2-265)', () => {
  const onClose = jest.fn();
  const dialog = () =>
    render(<AnswerDialog id="msg_a" name="Ada Fern" email="ada@shopper.example" onClose={onClose} />, {
      wrapper: KitTest,
    });
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/How was it answered/);
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark as answered' })));
  beforeEach(() => jest.mocked(answerMessage).mockReset());

  test('needs a note, and is sent once', async () => {
    jest.mocked(answerMessage).mockResolvedValue(undefined);
    dialog();
    await press();
    await waitFor(() => expect(note().getAttribute('aria-invalid')).toBe('true'));
    expect(answerMessage).not.toHaveBeenCalled();
    fireEvent.change(note(), { target: { value: ' Told her. ' } });
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(answerMessage).mock.calls).toEqual([['msg_a', { note: 'Told her.' }]]);
    expect(refresh).toHaveBeenCalled();
  });

  test('a failure is told, and what was typed stays', async () => {
    jest.mocked(answerMessage).mockRejectedValue(new ApiError(500, { code: 'internal' }));
    dialog();
    fireEvent.change(note(), { target: { value: 'Told her.' } });
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(note().value).toBe('Told her.');
  });
});

describe('the queue on the dashboard (S2.2-266)', () => {
  test('counts those that wait and those overdue, and says how long', () => {
    render(
      <WaitingCard waiting={{ open: 3, overdue: 1, oldest_at: complaint.created_at, oldest_days: 40 }} />,
      {
        wrapper: KitTest,
      },
    );
    const panel = screen.getByRole('region', { name: 'Messages to answer' });
    expect(panel.textContent).toContain('3 messages wait for an answer');
    expect(panel.textContent).toContain('1 complaint is past its last day.');
    expect(panel.textContent).toContain('The oldest has waited for 40 days.');
  });

  test('says so where none waits', () => {
    render(<WaitingCard waiting={{ open: 0, overdue: 0, oldest_at: null, oldest_days: null }} />, {
      wrapper: KitTest,
    });
    expect(screen.getByText('No message is waiting for an answer.')).toBeTruthy();
  });
});
