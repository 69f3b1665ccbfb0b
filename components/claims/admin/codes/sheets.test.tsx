import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { retrySheet, startSheet, useSheets } from '@/lib/modules/claims/client/sheets';
import { batchExample } from '@/lib/modules/claims/contract/code-batch';
import { listSheets, type CodeSheet, type SheetList } from '@/lib/modules/claims/contract/code-sheet';
import { SheetsDialog } from './sheets-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/modules/claims/client/sheets', () => ({
  ...jest.requireActual<object>('@/lib/modules/claims/client/sheets'),
  useSheets: jest.fn(),
  startSheet: jest.fn(),
  retrySheet: jest.fn(),
}));

const PLACE = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const { sheets: examples, sample: SAMPLE } = listSheets.example.response as SheetList;
const [SHEET] = examples;
if (!SHEET) throw new Error('an example without a sheet');
const mutate = jest.fn();

function show(sheets: Partial<CodeSheet>[], more: Partial<SheetList> = {}) {
  const data = {
    printable: 488,
    left_out: 12,
    paper: 'a4' as const,
    logo_url: null,
    sample: SAMPLE,
    ...more,
    sheets: sheets.map((one) => ({ ...SHEET, ...one }) as CodeSheet),
  };
  jest.mocked(useSheets).mockReturnValue({ data, error: undefined, mutate } as never);
  return render(<SheetsDialog place={PLACE} batch={batchExample} onClose={() => undefined} />, {
    wrapper: KitTest,
  });
}

describe('the cards of a batch (D40-10)', () => {
  it('says how many there will be and what is left out, and sends what was chosen', async () => {
    jest.mocked(startSheet).mockResolvedValue(SHEET);
    show([]);
    expect(screen.getByText(/488 cards in total\./).textContent).toContain(
      '12 used, revoked or expired codes',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.change(screen.getByLabelText('Card size'), { target: { value: 'large' } });
    fireEvent.change(screen.getByLabelText(/Your text/), { target: { value: 'See you there' } });
    expect(await screen.findByText('See you there')).toBeTruthy();
    expect(document.querySelector('figure path')?.getAttribute('d')).toBe(SAMPLE.path);
    expect(screen.getByText(SAMPLE.code)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make cards' }));
    await waitFor(() =>
      expect(startSheet).toHaveBeenCalledWith(PLACE, batchExample.id, {
        layout: 'large',
        note: 'See you there',
        logo: false,
      }),
    );
  });

  it('shows how far one is, and starts no second one meanwhile', () => {
    show([{ status: 'running', cards_done: 1_000, cards_total: 5_000, files: 1 }]);
    expect(screen.getByRole('status').textContent).toBe(
      '1,000 of 5,000 cards made. You can leave this page.',
    );
    expect(screen.queryByRole('button', { name: 'Make cards' })).toBeNull();
  });

  it('offers each file, and tells of a logo that was left out', () => {
    show([{ status: 'ready', files: 3, logo: 'left_out' }]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(3);
    expect(links[2]).toMatch(/\/sheets\/sht_[a-z0-9]+\/files\/3$/);
    expect(screen.getByText(/Your logo couldn’t be drawn/)).toBeTruthy();
  });

  it('lets a failed one go on', async () => {
    jest.mocked(retrySheet).mockResolvedValue(SHEET);
    show([{ status: 'failed', cards_done: 400, cards_total: 488 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(mutate).toHaveBeenCalled());
    expect(retrySheet).toHaveBeenCalledWith(PLACE, batchExample.id, SHEET.id);
  });

  it('says that files are gone, and that there is nothing to print', () => {
    show([{ status: 'expired', files: 0 }], { printable: 0, left_out: 500 });
    expect(screen.getByText(/have been deleted/)).toBeTruthy();
    expect(screen.getByText(/nothing to print/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make cards' })).toBeNull();
  });
});
