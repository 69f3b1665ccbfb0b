import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { saveNotice, stopNotice } from '@/lib/modules/site/client/notices';
import type { StaffNotice } from '@/lib/modules/site/contract/platform-notices';
import { NoticeDialog } from './notice-dialog';
import { NoticeList } from './notice-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/site/client/notices');

const NOTICE: StaffNotice = {
  id: 'ntc_a',
  kind: 'maintenance',
  starts_at: '2026-12-06T02:00:00.000Z',
  ends_at: '2026-12-06T04:00:00.000Z',
  texts: { en: 'We move house.', de: 'Wir ziehen um.' },
  state: 'waiting',
  revision: 3,
  created_at: '2026-11-29T09:00:00.000Z',
  created_by: 'Sam Admin',
};
const list = (change: Partial<StaffNotice> = {}, mayAct = true) =>
  render(<NoticeList notices={[{ ...NOTICE, ...change }]} mayAct={mayAct} />, { wrapper: KitTest });

describe('what everybody is told (S2.2-280)', () => {
  beforeEach(() => jest.clearAllMocks());

  test('says when, of what kind, in which languages and by whom', () => {
    list();
    const item = screen.getByRole('listitem').textContent;
    for (const part of [
      'Planned',
      'Maintenance',
      'We move house.',
      '6 Dec 2026, 02:00 to 6 Dec 2026, 04:00',
    ]) {
      expect(item).toContain(part);
    }
    expect(item).toContain('English, Deutsch · by Sam Admin');
  });

  test('one that waits is deleted, one that is shown is ended, one that is over is left', async () => {
    jest.mocked(stopNotice).mockResolvedValue(undefined);
    const { unmount } = list();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Delete notice: We move house.' })),
    );
    expect(jest.mocked(stopNotice).mock.calls).toEqual([['ntc_a']]);
    unmount();
    const shown = list({ state: 'shown' });
    expect(screen.getByRole('button', { name: 'End now: We move house.' })).toBeTruthy();
    shown.unmount();
    list({ state: 'over' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('who may only look has no buttons', () => {
    list({}, false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says so where there is none', () => {
    render(<NoticeList notices={[]} mayAct />, { wrapper: KitTest });
    expect(screen.getByText('No notices yet')).toBeTruthy();
  });
});

describe('its form (S2.2-280)', () => {
  const onClose = jest.fn();
  const form = (notice: StaffNotice | null = NOTICE) =>
    render(<NoticeDialog notice={notice} onClose={onClose} />, { wrapper: KitTest });
  const english = () => screen.getByLabelText<HTMLTextAreaElement>(/Text in English/);
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save notice' })));
  beforeEach(() => jest.clearAllMocks());

  test('begins with what is known, and sends what was changed with the revision that was read', async () => {
    jest.mocked(saveNotice).mockResolvedValue(undefined);
    form();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Deutsch/).value).toBe('Wir ziehen um.');
    fireEvent.change(english(), { target: { value: 'We move on.' } });
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [before, body] = jest.mocked(saveNotice).mock.calls[0] ?? [];
    expect(before).toMatchObject({ id: 'ntc_a', revision: 3 });
    expect(body).toMatchObject({ kind: 'maintenance', texts: { en: 'We move on.', de: 'Wir ziehen um.' } });
    expect(refresh).toHaveBeenCalled();
  });

  test('needs times and an English text', async () => {
    form(null);
    await press();
    await waitFor(() => expect(english().getAttribute('aria-invalid')).toBe('true'));
    const groups = screen.getAllByRole('group');
    expect(groups.filter((group) => within(group).queryAllByRole('spinbutton').length > 0)).not.toEqual([]);
    expect(saveNotice).not.toHaveBeenCalled();
  });

  test('a colleague’s change is told, and what was typed stays', async () => {
    jest.mocked(saveNotice).mockRejectedValue(new ApiError(409, { code: 'conflict' }));
    form();
    fireEvent.change(english(), { target: { value: 'We move on.' } });
    await press();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Someone else has changed this'),
    );
    expect([english().value, onClose.mock.calls.length]).toEqual(['We move on.', 0]);
  });
});
