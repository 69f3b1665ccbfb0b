import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import { issueNoteCall } from '@/lib/modules/ledger/contract/paths';
import type { Statement } from '@/lib/modules/ledger/contract/statements';
import { messages } from '@/messages/en-GB';
import { StatementsPanel } from './statements-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const t = messages.credit;
const STATEMENT: Statement = {
  id: 'stm_uk_2026_000001',
  kind: 'statement',
  number: 'UK-2026-000001',
  currency: 'GBP',
  month: '2026-10',
  total: '34.62',
  corrects: null,
  reason: null,
  issued_at: '2026-11-01T06:55:00.000Z',
};
const NOTE: Statement = {
  ...STATEMENT,
  id: 'stm_uk_2026_000002',
  kind: 'credit_note',
  number: 'UK-2026-000002',
  total: '30.00',
  corrects: STATEMENT.number,
  reason: 'Printed twice',
};

const show = (statements: Statement[], mayCorrect = false) =>
  render(
    <KitTest>
      <StatementsPanel tenant="ten_fjord" statements={statements} mayCorrect={mayCorrect} />
    </KitTest>,
  );

test('a client reads and downloads its statements and what corrects them (D39-1)', () => {
  show([STATEMENT, NOTE]);
  expect(screen.getAllByText('October 2026')).toHaveLength(2);
  expect(document.body.textContent).toContain('£34.62');
  expect(document.body.textContent).toContain('Corrects UK-2026-000001: Printed twice');
  const link = screen.getByRole('link', { name: 'Download UK-2026-000002 as PDF' });
  expect(link.getAttribute('href')).toBe('/api/ten_fjord/credit/statements/stm_uk_2026_000002/pdf');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without any it says when the first one comes', () => {
  show([]);
  expect(document.body.textContent).toContain(t.statements.noneText);
});

test('staff credit no more than what is left of a statement (D39-2)', async () => {
  show([STATEMENT, NOTE], true);
  fireEvent.click(screen.getByRole('button', { name: 'Issue credit note: UK-2026-000001' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('£4.62 is left');
  const write = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: t.note.button }));
  write(/Amount/, '4,63');
  write(/Reason/, 'Printed twice');
  submit();
  await within(dialog).findByText(/too high/);
  expect(call).not.toHaveBeenCalled();
  write(/Amount/, '4,62');
  submit();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(call).toHaveBeenCalledWith(
    issueNoteCall,
    expect.objectContaining({
      params: { tenant: 'ten_fjord', statement: STATEMENT.id },
      body: { amount: '4.62', reason: 'Printed twice' },
    }),
  );
});
