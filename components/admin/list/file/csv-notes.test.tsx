import { render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import { FileImportResult } from './file-import-result';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

type Work = FileImport<'unsubscribed'>;

const CHECKED: Work = {
  id: 'cim_one',
  file_name: 'guests.csv',
  status: 'checked',
  rows_done: 3,
  rows_total: 3,
  error_count: 0,
  errors: [],
  note_count: 0,
  notes: [],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
};
const note = (row: number) => ({ row, column: 'email', code: 'unsubscribed' as const });

function show(work: Partial<Work>) {
  return render(
    <FileImportResult<'unsubscribed'>
      work={{ ...CHECKED, ...work }}
      isEmpty={false}
      summary="Three new codes."
      columnText={(id) => id}
      problemText={(code) => code}
      noteText={(_code, count) => `${count} unsubscribed`}
      readMore={() => Promise.reject(new Error('not asked for'))}
    />,
    { wrapper: KitTest },
  );
}

test('rows to know of are named beside a file that is right, before it is written (D40-16, D48-1)', () => {
  show({ note_count: 2, notes: [note(3), note(7)] });
  expect(screen.getByText('Three new codes.')).toBeTruthy();
  expect(screen.getByText('2 unsubscribed')).toBeTruthy();
  expect(screen.getByText('Rows 3, 7')).toBeTruthy();
});

test('of many the first are named and the rest counted; once written, none is', () => {
  const { unmount } = show({ note_count: 350, notes: Array.from({ length: 200 }, (_, at) => note(at + 2)) });
  expect(screen.getByText(/^Rows 2, 3, 4, .* and 150 more$/)).toBeTruthy();
  unmount();
  show({ status: 'done', note_count: 1, notes: [note(3)] });
  expect(screen.queryByText(/unsubscribed/)).toBeNull();
});
