import { isAllowed } from '@/scripts/test/allowed-moves';
import { asksReason, isUndoable, staffMoves } from './staff-moves';
import { ORDER_STATUSES } from './statuses';

const FREE = { kind: 'store', returnsTo: null, holdReason: null } as const;

describe('where staff move an order (S2.2-164)', () => {
  it.each(ORDER_STATUSES)('%s: only where D32 says', (status) => {
    const asked = { from: status, actor: 'staff', returnsTo: null, given: false, reason: true } as const;
    for (const to of staffMoves({ ...FREE, status }))
      expect([to, isAllowed({ ...asked, to })]).toEqual([to, true]);
  });

  it('names each of them, and nothing for one that is unpaid or over', () => {
    expect(staffMoves({ ...FREE, status: 'packaged' })).toEqual([
      'ready_to_ship',
      'shipped',
      'awaiting_reprint',
      'cancelled',
    ]);
    expect(staffMoves({ ...FREE, status: 'address_issue', returnsTo: 'processed' })).toEqual([
      'processed',
      'cancelled',
    ]);
    expect(staffMoves({ ...FREE, status: null })).toEqual([]);
    expect(staffMoves({ ...FREE, status: 'cancelled' })).toEqual([]);
  });

  it('leaves what asks more than a reason to its own act', () => {
    expect(staffMoves({ ...FREE, status: 'over_budget' })).toEqual(['cancelled']);
    expect(staffMoves({ ...FREE, status: 'fulfiller_submission_error' })).not.toContain(
      'queued_submitting_to_fulfiller',
    );
    expect(staffMoves({ ...FREE, kind: 'bulk', status: 'packaged' })).not.toContain('cancelled');
    expect(staffMoves({ ...FREE, holdReason: 'disputed', status: 'new' })).toEqual([
      'address_issue',
      'artwork_issue',
    ]);
  });

  it('asks for a reason where an order stops or ends, and takes back what told nobody', () => {
    expect(ORDER_STATUSES.filter(asksReason)).toEqual(
      expect.arrayContaining(['address_issue', 'artwork_issue', 'awaiting_reprint', 'cancelled']),
    );
    expect(isUndoable('picked', 'packaged')).toBe(true);
    expect(isUndoable('ready_to_ship', 'shipped')).toBe(false);
    expect(isUndoable('processed', 'address_issue')).toBe(false);
    expect(isUndoable('awaiting_reprint', 'queued_processing')).toBe(false);
  });
});
