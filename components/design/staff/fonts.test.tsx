import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { saveFontOrder, setFontOffered } from '@/lib/modules/design/client/staff-fonts';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';
import { FontList } from './font-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/design/client/staff-fonts');
jest.mock('@/components/design/admin/panels/use-font-samples', () => ({ useFontSamples: () => ({}) }));

const ANTON: StaffFont = { family: 'Anton', stays: false, withdrawn_at: null, withdrawn_by: null };
const BANGERS: StaffFont = {
  ...ANTON,
  family: 'Bangers',
  withdrawn_at: '2026-11-30T09:00:00.000Z',
  withdrawn_by: 'Sam Admin',
};
const INTER: StaffFont = { ...ANTON, family: 'Inter', stays: true };

describe('the fonts that staff keep (S2.2-329)', () => {
  test('one is withdrawn, a withdrawn one is brought back, and some stay', async () => {
    jest.mocked(setFontOffered).mockResolvedValue(undefined);
    render(<FontList fonts={[ANTON, BANGERS, INTER]} uses={new Map([['Inter', 1]])} mayAct />, {
      wrapper: KitTest,
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'AntonIn no storeWithdraw',
      'BangersIn no store · withdrawn by Sam AdminWithdrawnBring back',
      'InterIn 1 storeAlways available',
    ]);
    for (const name of ['Withdraw: Anton', 'Bring back: Bangers'])
      await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    expect(jest.mocked(setFontOffered).mock.calls).toEqual([
      ['Anton', false],
      ['Bangers', true],
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('one moves up, down and to the top, and the focus stays with it (S2.2-332)', async () => {
    jest.mocked(saveFontOrder).mockResolvedValue(undefined);
    const fonts = [ANTON, BANGERS, INTER];
    const { rerender } = render(<FontList fonts={fonts} uses={null} mayAct />, { wrapper: KitTest });
    const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
    expect(screen.getByRole('button', { name: 'Move to top: Anton' })).toHaveProperty('disabled', true);
    for (const way of ['Move up', 'Move to top']) await press(`${way}: Inter`);
    const was = ['Anton', 'Bangers', 'Inter'];
    expect(jest.mocked(saveFontOrder).mock.calls).toEqual([
      [was, ['Anton', 'Inter', 'Bangers']],
      [was, ['Inter', 'Anton', 'Bangers']],
    ]);
    rerender(<FontList fonts={[INTER, ANTON, BANGERS]} uses={null} mayAct />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Inter' }));
  });

  test('who may only look has no buttons', () => {
    render(<FontList fonts={[ANTON, BANGERS]} uses={null} mayAct={false} />, { wrapper: KitTest });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
