import { FULFILLER_ZONES, todayIn } from './states';
import { lateOrdersPath, toldDay, worstFirst } from './late-notices';

test('a day’s late orders are told once that day has begun at every printer (S2.2-174)', () => {
  expect(toldDay(new Date('2026-11-10T08:59:59Z'))).toBeNull();
  // In winter the last zone's midnight is at eight.
  for (const at of ['2026-01-10T09:00:00Z', '2026-07-10T09:00:00Z', '2026-11-10T23:59:59Z']) {
    const day = toldDay(new Date(at));
    expect(day).toBe(at.slice(0, 10));
    if (at.includes('T09')) for (const zone of FULFILLER_ZONES) expect(todayIn(new Date(at), zone)).toBe(day);
  }
});

test('those with most late orders come first, those with as many by name (S2.2-174)', () => {
  const of = (name: string, orders: number) => ({ name, orders });
  const sorted = worstFirst([of('Beech', 2), of('Ash', 2), of('Cedar', 9), of('Alder', 1)]);
  expect(sorted.map(({ name }) => name)).toEqual(['Cedar', 'Ash', 'Beech', 'Alder']);
});

test('a link leads to the late orders of one printer, or of all (S2.2-175)', () => {
  expect(lateOrdersPath()).toBe('/orders?late=1');
  expect(lateOrdersPath('ful_northlight')).toBe('/orders?late=1&fulfiller=ful_northlight');
});
