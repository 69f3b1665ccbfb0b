import { editRefund, editWindowMinutes, isEditable, releaseAt } from './edit-window';

const since = new Date('2026-03-29T00:30:00Z');
const minutesLater = (minutes: number): Date => new Date(since.getTime() + minutes * 60_000);

describe('the edit window (D18-1)', () => {
  test('is 60 minutes unless the event says otherwise, over a change of the clocks too', () => {
    expect(releaseAt(since, null)).toEqual(minutesLater(60));
    expect(releaseAt(since, 1)).toEqual(minutesLater(1));
    expect(releaseAt(since, 0)).toEqual(since);
  });

  test('closes at the minute, or as soon as the order has left new', () => {
    const order = { status: 'new', since, windowMinutes: 60 } as const;
    expect(isEditable(order, minutesLater(59.9))).toBe(true);
    expect(isEditable(order, minutesLater(60))).toBe(false);
    expect(isEditable({ ...order, windowMinutes: 0 }, since)).toBe(false);
    expect(isEditable({ ...order, status: 'queued_downloading' }, since)).toBe(false);
    expect(isEditable({ ...order, status: null }, since)).toBe(false);
  });

  test('no window of half a minute, less than none, or for ever', () => {
    for (const bad of [-1, 0.5, NaN, Infinity, 10_081])
      expect(() => editWindowMinutes(bad)).toThrow(RangeError);
  });

  test('an edit gives money back and never takes any', () => {
    expect(editRefund(6374, 5000)).toEqual({ ok: true, value: 1374 });
    expect(editRefund(6374, 6374)).toEqual({ ok: true, value: 0 });
    expect(editRefund(6374, 6375)).toEqual({ ok: false, error: 'raises_price' });
  });
});
