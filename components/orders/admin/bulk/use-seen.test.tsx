import { renderHook } from '@testing-library/react';
import { useSeen } from './use-seen';

const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;

test('a selection over several pages was seen when its oldest page was (D3-58)', () => {
  const start = { cursor: undefined as string | undefined, read: at(1), selected: 0 };
  const { result, rerender } = renderHook(
    ({ cursor, read, selected }) => useSeen({ query: { cursor } } as never, read, selected),
    { initialProps: start },
  );
  const seen = (now: Partial<typeof start>) => {
    rerender({ ...start, ...now });
    return result.current;
  };
  // The page was read again, with what changed, before the next one was opened.
  expect([seen({ selected: 1 }), seen({ selected: 1, read: at(2) })]).toEqual([at(1), at(2)]);
  expect(seen({ selected: 2, cursor: 'next', read: at(4) })).toBe(at(2));
  expect(seen({ selected: 0, cursor: 'next', read: at(5) })).toBe(at(5));
  expect(seen({ selected: 1, cursor: 'next', read: at(6) })).toBe(at(6));
});
