import { closedReason } from './order-closed';

const editUntil = new Date('2026-11-20T10:00:00.000Z');
const at = (ms: number) => new Date(editUntil.getTime() + ms);

test('open while new, until the last millisecond before the window ends (D18)', () => {
  expect(closedReason({ status: 'new', editUntil }, at(-1))).toBeNull();
  expect(closedReason({ status: 'new', editUntil }, at(0))).toBe('being_made');
  expect(closedReason({ status: 'new', editUntil: null }, at(-1))).toBe('being_made');
});

test('only the client of a Bulk order changes it (D4-16)', () => {
  expect(closedReason({ kind: 'bulk', status: 'new', editUntil }, at(-1))).toBe('being_made');
  expect(closedReason({ kind: 'bulk', status: 'shipped', editUntil }, at(-1))).toBe('shipped');
});

test('closed with the reason', () => {
  expect(closedReason({ status: 'queued_downloading', editUntil }, at(-1))).toBe('being_made');
  expect(closedReason({ status: 'shipped', editUntil }, at(-1))).toBe('shipped');
  expect(closedReason({ status: 'cancelled', editUntil }, at(-1))).toBe('cancelled');
  expect(closedReason({ status: null, editUntil: null }, at(-1))).toBe('unpaid');
});
