import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import type { BlanksImport } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { BlanksFileDialog } from './blanks-file-dialog';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));

const calls = jest.mocked(browserCall);
const NOTHING: BlanksImport = { applied: false, rows: 1, error_count: 0, errors: [], blanks: [] };

function choose() {
  // jsdom's files can't be read.
  const file = Object.assign(new File(['blank\ntee'], 'blanks.csv'), {
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)),
  });
  fireEvent.change(screen.getByLabelText(/^Choose the filled-in file/), { target: { files: [file] } });
}
const apply = () => screen.getByRole('button', { name: 'Apply file' });

test('wrong cells are named by row and column; mended, what each garment becomes, and then it is written (S2.2-251)', async () => {
  const onClose = jest.fn();
  render(<BlanksFileDialog onClose={onClose} />, { wrapper: KitTest });
  const errors = [
    { row: 2, column: 'blank_gbp', code: 'formula' },
    { row: 3, column: 'sizes', code: 'unknown' },
    { row: 4, column: 'revision', code: 'changed' },
  ];
  calls.mockResolvedValueOnce({ ...NOTHING, error_count: 3, errors });
  choose();
  expect(await screen.findByText('Enter the number, not a formula')).toBeTruthy();
  for (const text of ['Garment, GBP', 'Sizes', 'this value wasn’t accepted', /^Someone has changed it/])
    expect(screen.getByText(text)).toBeTruthy();
  const changes = [{ column: 'blank_gbp' as const, before: '4.10', after: '4.30' }];
  const checked = {
    ...NOTHING,
    blanks: [{ id: 'tee', is_new: false, brand: 'Northlight', code: 'NL180', changes }],
  };
  calls.mockResolvedValueOnce(checked);
  choose();
  expect(await screen.findByText('4.10 → 4.30')).toBeTruthy();
  expect(screen.getByText('# garment changes'.replace('#', '1'))).toBeTruthy();
  calls.mockResolvedValueOnce({ ...checked, applied: true });
  fireEvent.click(apply());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.mock.calls.map(([, options]) => options?.query?.['dry_run'])).toEqual([
    'true',
    'true',
    'false',
  ]);
});

test('a file that changes nothing can’t be applied', async () => {
  render(<BlanksFileDialog onClose={jest.fn()} />, { wrapper: KitTest });
  calls.mockResolvedValueOnce(NOTHING);
  choose();
  expect(await screen.findByText('No garment changes')).toBeTruthy();
  expect(apply().getAttribute('aria-disabled')).toBe('true');
});
