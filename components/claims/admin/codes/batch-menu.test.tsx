import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { turnBatch } from '@/lib/modules/claims/client/batches';
import { batchExample, type CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { BatchMenu } from './batch-menu';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/modules/claims/client/batches', () => ({ turnBatch: jest.fn() }));

const turned = jest.mocked(turnBatch);
beforeEach(() => turned.mockReset());

const PLACE = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const view = (batch: Partial<CodeBatch>) => (
  <main id="main" tabIndex={-1}>
    <BatchMenu place={PLACE} batch={{ ...batchExample, ...batch }} timeZone="Europe/Amsterdam" />
  </main>
);
const show = (batch: Partial<CodeBatch>) => render(view(batch), { wrapper: KitTest });
const open = () => fireEvent.click(screen.getByRole('button', { name: /Keynote guests/ }));
const choose = (name: string) => {
  open();
  fireEvent.click(screen.getByRole('menuitem', { name }));
};

describe('the acts on a batch (D40-5)', () => {
  it.each([
    [{ state: 'active' }, ['Pause']],
    [{ state: 'paused', is_paused: true }, ['Resume']],
    [{ state: 'making' }, ['Pause']],
    [{ state: 'making', is_paused: true }, ['Resume']],
    [{ state: 'failed' }, ['Try again', 'Pause']],
    [{ state: 'failed', is_paused: true }, ['Try again', 'Resume']],
  ] as const)('of %j: %j', (batch, offered) => {
    show(batch);
    open();
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...offered,
      'Change last day',
      // Codes that are still being made are not replaced.
      ...(batch.state === 'making' || batch.state === 'failed' ? [] : ['Issue new codes']),
      'Revoke',
    ]);
  });

  it('sends once while an answer is awaited, and its button keeps the focus', async () => {
    let answer: (batch: CodeBatch) => void = () => undefined;
    turned.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show({ state: 'failed', is_paused: true });
    choose('Try again');
    choose('Resume');
    expect(turned.mock.calls).toEqual([[PLACE, batchExample.id, 'retry']]);
    expect(screen.getByRole('button', { name: /Keynote guests/ }).hasAttribute('disabled')).toBe(false);
    await act(async () => answer(batchExample));
    choose('Resume');
    expect(turned).toHaveBeenLastCalledWith(PLACE, batchExample.id, 'resume');
  });

  it('leaves the focus on the page when it goes with a revoked batch', () => {
    const { rerender } = show({ state: 'active' });
    act(() => screen.getByRole('button', { name: /Keynote guests/ }).focus());
    rerender(view({ state: 'revoked' }));
    expect(document.activeElement?.id).toBe('main');
  });
});
