import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import {
  isSelected,
  namesTooMany,
  NOTHING_SELECTED,
  select,
  selectedCount,
  selectsAll,
  type SelectionState,
} from './selection';

const ROWS = Array.from({ length: 10_000 }, (_, index) => `ord_${index}`);
const PAGE = ROWS.slice(0, 50);
const row = (state: SelectionState, index: number, range = false) =>
  select(state, { type: 'row', id: `ord_${index}`, rows: PAGE, range });
const chosen = ({ selection }: SelectionState) => ROWS.filter((id) => isSelected(selection, id));

describe('the selection', () => {
  it('takes and leaves a row', () => {
    const one = row(NOTHING_SELECTED, 3);
    expect(chosen(one)).toEqual(['ord_3']);
    expect(chosen(row(one, 3))).toEqual([]);
  });

  it('takes a range in both directions, and leaves one in the same way', () => {
    const down = row(row(NOTHING_SELECTED, 2), 5, true);
    expect(chosen(down)).toEqual(['ord_2', 'ord_3', 'ord_4', 'ord_5']);
    const up = row(row(NOTHING_SELECTED, 5), 2, true);
    expect(chosen(up)).toEqual(chosen(down));
    expect(chosen(row(down, 3, true))).toEqual(['ord_2']);
  });

  it('takes only the row when the range began on another page', () => {
    const other = select(NOTHING_SELECTED, { type: 'row', id: 'ord_9000', rows: ROWS, range: false });
    expect(chosen(row(other, 4, true))).toEqual(['ord_4', 'ord_9000']);
  });

  it('keeps the rows of other pages', () => {
    let state = NOTHING_SELECTED;
    for (let first = 0; first < ROWS.length; first += 50) {
      state = select(state, { type: 'page', rows: ROWS.slice(first, first + 50), on: true });
    }
    expect(selectedCount(state.selection, ROWS.length)).toBe(10_000);
    state = select(state, { type: 'page', rows: PAGE, on: false });
    expect(selectedCount(state.selection, ROWS.length)).toBe(9950);
  });

  it('of all that match holds only the exceptions', () => {
    const all = select(NOTHING_SELECTED, { type: 'all' });
    expect(selectedCount(all.selection, 9340)).toBe(9340);
    const less = row(row(all, 1), 4, true);
    expect(less.selection).toEqual({ kind: 'all', except: new Set(['ord_1', 'ord_2', 'ord_3', 'ord_4']) });
    expect(selectedCount(less.selection, 9340)).toBe(9336);
    expect(isSelected(less.selection, 'a row of another page')).toBe(true);
    expect(selectedCount(row(less, 2).selection, 9340)).toBe(9337);
    expect(select(less, { type: 'clear' })).toBe(NOTHING_SELECTED);
  });

  it('stays more than are counted where more match than are counted', () => {
    const all = select(NOTHING_SELECTED, { type: 'all' });
    const less = row(all, 1);
    expect(selectedCount(less.selection, COUNTED_TO + 1)).toBe(COUNTED_TO + 1);
    expect([all, less].map(({ selection }) => selectsAll(selection, COUNTED_TO + 1))).toEqual([true, false]);
  });

  it('of every single row selects all', () => {
    const three = select(NOTHING_SELECTED, { type: 'page', rows: PAGE.slice(0, 3), on: true });
    expect([3, 4].map((total) => selectsAll(three.selection, total))).toEqual([true, false]);
  });

  it('agrees with a plain list of flags over random steps on 10,000 rows', () => {
    const flags = new Map<string, boolean>();
    let state = NOTHING_SELECTED;
    let seed = 42;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 4_294_967_296) * below);
    };
    for (let step = 0; step < 500; step += 1) {
      const id = ROWS[random(ROWS.length)] ?? '';
      const from = random(ROWS.length - 50);
      const rows = ROWS.slice(from, from + 50);
      const kind = random(10);
      if (kind === 0) {
        state = select(state, { type: 'all' });
        for (const one of ROWS) flags.set(one, true);
      } else if (kind < 4) {
        const on = random(2) === 1;
        state = select(state, { type: 'page', rows, on });
        for (const one of rows) flags.set(one, on);
      } else {
        state = select(state, { type: 'row', id, rows, range: false });
        flags.set(id, !flags.get(id));
      }
    }
    expect(chosen(state)).toEqual(ROWS.filter((id) => flags.get(id)));
    expect(selectedCount(state.selection, ROWS.length)).toBe(chosen(state).length);
  });

  it('names at most 500 rows one by one; all that match are never too many', () => {
    const page = (rows: readonly string[]) => ({ type: 'page', rows, on: true }) as const;
    const most = select(NOTHING_SELECTED, page(ROWS.slice(0, 500)));
    expect(namesTooMany(most.selection)).toBe(false);
    expect(namesTooMany(row(most, 501).selection)).toBe(true);
    const all = select(most, { type: 'all' });
    expect(namesTooMany(all.selection)).toBe(false);
    const leftOut = select(all, { ...page(ROWS.slice(0, 501)), on: false });
    expect(namesTooMany(leftOut.selection)).toBe(true);
  });
});
