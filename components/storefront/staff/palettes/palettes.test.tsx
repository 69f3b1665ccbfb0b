import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { saveNames, saveOrder, savePalette, setOffered } from '@/lib/modules/storefront/client/palettes';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { PaletteDialog } from './palette-dialog';
import { PaletteList } from './palette-list';
import { RenameDialog } from './rename-dialog';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/storefront/client/palettes');

const MOSS: StaffPalette = {
  id: 'moss',
  names: null,
  primary: '#1f4d3a',
  secondary: '#f2ead9',
  tertiary: '#b5532a',
  withdrawn_at: null,
  made_at: '2000-01-01T00:00:00.000Z',
  made_by: null,
};
const PINE: StaffPalette = {
  ...MOSS,
  id: 'pal_a',
  names: { en: 'Pine', de: 'Kiefer' },
  primary: '#1f4d55',
  made_by: 'Sam Admin',
};
const GONE = { ...PINE, id: 'pal_b', names: { en: 'Old rose' }, withdrawn_at: '2026-11-30T09:00:00.000Z' };
const list = (palettes = [MOSS, PINE, GONE], mayAct = true) =>
  render(<PaletteList palettes={palettes} uses={new Map([['moss', 12]])} mayAct={mayAct} />, {
    wrapper: KitTest,
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
beforeEach(() => jest.clearAllMocks());

describe('the palettes that staff keep (S2.2-326)', () => {
  test('are listed in order, with colours, languages and who added them', () => {
    list();
    const items = within(screen.getByRole('list', { name: 'Available' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Moss#1f4d3a #f2ead9 #b5532aIn 12 storesRenameWithdraw',
      'Pine#1f4d55 #f2ead9 #b5532aIn no store · English · Deutsch · added by Sam AdminRenameWithdraw',
    ]);
    expect(screen.getByRole('list', { name: 'Withdrawn', hidden: true }).textContent).toContain('Old rose');
  });

  test('one moves by its buttons, and the focus stays with it', async () => {
    jest.mocked(saveOrder).mockResolvedValue(undefined);
    const { rerender } = list();
    expect(screen.getByRole('button', { name: 'Move up: Moss' })).toHaveProperty('disabled', true);
    await press('Move up: Pine');
    expect(jest.mocked(saveOrder).mock.calls).toEqual([
      [
        ['moss', 'pal_a'],
        ['pal_a', 'moss'],
      ],
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(<PaletteList palettes={[PINE, MOSS, GONE]} uses={null} mayAct />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Pine' }));
  });

  test('one is withdrawn, but not the last one, and a withdrawn one is brought back', async () => {
    jest.mocked(setOffered).mockResolvedValue(undefined);
    const { rerender, unmount } = list();
    await press('Withdraw: Moss');
    fireEvent.click(screen.getByText('Withdrawn'));
    await press('Bring back: Old rose');
    expect(jest.mocked(setOffered).mock.calls).toEqual([
      ['moss', false],
      ['pal_b', true],
    ]);
    screen.getByRole('button', { name: 'Withdraw: Moss' }).focus();
    rerender(<PaletteList palettes={[PINE, GONE]} uses={null} mayAct />);
    // The row beside it.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Pine'));
    unmount();
    list([MOSS]);
    expect(screen.queryByRole('button', { name: 'Withdraw: Moss' })).toBeNull();
  });

  test('who may only look has no buttons', () => {
    list([MOSS, PINE, GONE], false);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});

describe('adding one (S2.2-326)', () => {
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const onClose = jest.fn();

  test('says at the field when two colours look alike, and sends names and colours', async () => {
    jest.mocked(savePalette).mockResolvedValue(undefined);
    render(<PaletteDialog onClose={onClose} />, { wrapper: KitTest });
    type(/^Name in English/, 'Pine');
    type(/^Primary/, '#1f4d55');
    type(/^Secondary/, '#1f4d56');
    await press('Add palette');
    expect(await screen.findByText(/too similar to tell apart/)).toBeTruthy();
    expect(savePalette).not.toHaveBeenCalled();
    type(/^Secondary/, '#f2ead9');
    await press('Add palette');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(savePalette).mock.calls[0]?.[0]).toMatchObject({
      names: { en: 'Pine' },
      primary: '#1f4d55',
      secondary: '#f2ead9',
    });
  });

  test('stays open and says what was refused', async () => {
    const codes = { primary: ['colours_taken'] };
    jest.mocked(savePalette).mockRejectedValue(new ApiError(422, { code: 'invalid', codes }));
    render(<PaletteDialog onClose={onClose} />, { wrapper: KitTest });
    type(/^Name in English/, 'Moss again');
    await press('Add palette');
    expect(await screen.findByText(/another palette already has these colours/i)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('renaming one (S2.2-331)', () => {
  test('begins with what it is called, sends what was read, and says that a colleague was first', async () => {
    jest.mocked(saveNames).mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
    const onClose = jest.fn();
    const called = { en: 'Moss', fr: 'Mousse' };
    const opened = { ...MOSS, called };
    const { rerender } = render(<RenameDialog palette={opened} onClose={onClose} />, { wrapper: KitTest });
    expect(screen.getByLabelText(/^Français/)).toHaveProperty('value', 'Mousse');
    fireEvent.change(screen.getByLabelText(/^Name in English/), { target: { value: ' Forest ' } });
    await press('Save changes');
    expect(await screen.findByText(/someone else has changed this/i)).toBeTruthy();
    expect([onClose.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 1]);
    rerender(<RenameDialog palette={{ ...opened, names: { en: 'Fern' } }} onClose={onClose} />);
    await press('Save changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = ['moss', null, expect.objectContaining({ en: 'Forest', fr: 'Mousse', de: '' })];
    expect(jest.mocked(saveNames).mock.calls).toEqual([sent, sent]);
  });
});
