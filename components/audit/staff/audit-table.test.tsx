import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { OwnLogTable } from '@/components/audit/admin/own-log-table';
import { AuditExport } from './audit-export';
import { AuditTable } from './audit-table';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
jest.mock('@/lib/client/use-realtime', () => ({
  useRealtime: () => 'connecting',
  useStaffRealtime: () => 'connecting',
}));

const entry: AuditEntry = {
  id: 'aud_1',
  tenant_id: 'ten_fjord',
  tenant_name: 'Fjord & Fern Coffee',
  action: 'event.updated',
  actor: 'client',
  actor_name: 'Freya Lund',
  on_behalf: false,
  subject_type: 'event',
  subject_id: 'evt_fjord_fern',
  subject_label: 'Fjord & Fern',
  data: {},
  changes: null,
  request_id: null,
  at: '2026-11-20T09:00:00.000Z',
};

const show = (change: Partial<AuditEntry>) =>
  render(<AuditTable entries={[{ ...entry, ...change }]} />, { wrapper: KitTest });

test('each changed field is shown before and after; of a personal one only that it changed (D44-6)', () => {
  show({
    changes: {
      name: { before: 'Fjord', after: 'Fern' },
      note: { before: null, after: 'New' },
      contact: 'changed',
    },
  });
  const list = screen.getByRole('list', { name: 'What changed' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name: Fjord → Fern', 'Note: empty → New', 'Contact: changed']);
});

test('a text that was cut is told to be (D44-11)', () => {
  show({ changes: { about_content: { before: '', after: `${'fern '.repeat(40)}…` } } });
  expect(screen.getByText('Long texts are shortened to 200 characters.')).toBeTruthy();
});

test('an entry says for whom staff acted, and what the subject was called (D44-6)', () => {
  show({ changes: null, actor: 'staff', actor_name: 'Robin Weaver', on_behalf: true });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getAllByText(/Robin Weaver \(.+ staff\), for the client/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Fjord & Fern').length).toBeGreaterThan(0);
});

test('a client’s own log names colleagues by name alone, and says what staff did in its name (D44-14)', () => {
  const entries: AuditEntry[] = [
    entry,
    { ...entry, id: 'aud_2', actor: 'staff', actor_name: 'Robin Weaver', on_behalf: true },
    { ...entry, id: 'aud_3', actor_name: null },
  ];
  render(<OwnLogTable entries={entries} region="EU" />, { wrapper: KitTest });
  const who = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(who.slice(1)).toEqual([
    'Freya Lund',
    expect.stringMatching(/^Robin Weaver \(.+ staff\), in your name$/),
    'Your team',
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
  expect(screen.getAllByText('Fjord & Fern').length).toBeGreaterThan(0);
  expect(screen.queryByText('evt_fjord_fern')).toBeNull();
});

test('a client’s own log tells times in the client’s zone, staff’s in UTC (D44-16)', () => {
  const until = { ...entry, data: { until: '2026-07-01T22:30:00.000Z' } };
  const { unmount } = render(<OwnLogTable entries={[until]} region="US" />, { wrapper: KitTest });
  expect(screen.getAllByText('20 Nov 2026, 04:00:00 GMT-5').length).toBeGreaterThan(0);
  expect(screen.getByText(/1 Jul 2026, 18:30/)).toBeTruthy();
  unmount();
  show(until);
  expect(screen.getAllByText('20 Nov 2026, 09:00:00').length).toBeGreaterThan(0);
  expect(screen.getByText(/1 Jul 2026, 22:30/)).toBeTruthy();
});

test('data are told in words, with amounts in their currency; a person is called by their role (D44-8)', () => {
  show({
    data: { totalMinor: 24_030, currency: 'EUR', number: 'M-7' },
    subject_type: 'user',
    subject_id: 'usr_1',
    subject_label: 'customer_service',
  });
  expect(screen.getAllByText('Total: €240.30 · Number: M-7')).toHaveLength(1);
  expect(screen.getAllByText('Customer Service').length).toBeGreaterThan(0);
});

test('the export says which rows will be in the file (D44-9)', async () => {
  const place = { list: 'audit', tenant: null } as const;
  const { rerender } = render(<AuditExport place={place} query={{}} known={undefined} />, {
    wrapper: KitTest,
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })));
  expect(await screen.findByText('All rows')).toBeTruthy();
  rerender(<AuditExport place={place} query={{ action: 'event.locked' }} known={undefined} />);
  expect(await screen.findByText('All rows that match the filters')).toBeTruthy();
});
