import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { turnSwitch } from '@/lib/modules/site/client/set-switch';
import type { PlatformSwitch } from '@/lib/modules/site/contract/switches';
import { SWITCHES } from '@/lib/modules/site/rules/switches';
import { SwitchDialog } from './switch-dialog';
import { SwitchList } from './switch-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/site/client/set-switch');

const ON: PlatformSwitch = {
  name: 'sign_up',
  is_on: true,
  is_set_up: true,
  changed_at: null,
  changed_by: null,
};
const list = (...changes: Partial<PlatformSwitch>[]) =>
  render(<SwitchList switches={changes.map((change) => ({ ...ON, ...change }))} mayAct />, {
    wrapper: KitTest,
  });

describe('what can be turned off for everybody (S2.2-284)', () => {
  test('each says what it is, and what that means', () => {
    list(...SWITCHES.map((name) => ({ name })));
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'New accountsOn',
      'TranslationOn',
      'Live chatOn',
      'Visit statisticsOn',
      'Address suggestionsOn',
      'Connecting shopsOn',
    ]);
    for (const item of items) expect(item.textContent).toContain('When off');
  });

  test('one that is off says since when, and by whom; one that isn’t there says so', () => {
    list(
      { is_on: false, changed_at: '2026-11-29T09:00:00.000Z', changed_by: 'Sam Admin' },
      { name: 'chat', is_set_up: false, changed_at: '2026-11-29T09:00:00.000Z' },
    );
    const [off, absent] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(off).toContain('Off');
    expect(off).toContain('Changed by Sam Admin, 29 Nov 2026, 09:00');
    expect(absent).toContain('Not set up here');
    expect(screen.getByRole('button', { name: 'Turn on: New accounts' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn off: Live chat' })).toBeTruthy();
  });

  test('who may only look has no button', () => {
    render(<SwitchList switches={[ON]} mayAct={false} />, { wrapper: KitTest });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('turning one off (S2.2-284)', () => {
  const onClose = jest.fn();
  const dialog = (isOn = true) =>
    render(<SwitchDialog name="sign_up" isOn={isOn} onClose={onClose} />, { wrapper: KitTest });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  beforeEach(() => jest.clearAllMocks());

  test('is asked once more, with what it means', async () => {
    dialog();
    expect(screen.getByRole('dialog', { name: 'Turn off: New accounts' }).textContent).toContain(
      'nobody can create an account',
    );
    await press('Turn off');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(turnSwitch).mock.calls).toEqual([['sign_up', false]]);
    expect(refresh).toHaveBeenCalled();
  });

  test('and so is turning it on', async () => {
    dialog(false);
    await press('Turn on');
    await waitFor(() => expect(jest.mocked(turnSwitch).mock.calls).toEqual([['sign_up', true]]));
  });

  test('a failure is told, and the question stays', async () => {
    jest.mocked(turnSwitch).mockRejectedValue(new ApiError(500, { code: 'internal' }));
    dialog();
    await press('Turn off');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(onClose).not.toHaveBeenCalled();
  });
});
