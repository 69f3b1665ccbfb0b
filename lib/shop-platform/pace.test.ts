import { AppError } from '@/lib/kernel/app-error';
import { pauseOf } from './pace';
import { ShopThrottled } from './product-types';

test('a pause that the shop asked for, whoever tells of it; nothing else is one (S4-88)', () => {
  const said = new ShopThrottled({ cost: 150, available: 30, restoreRate: 100 });
  expect(pauseOf(said)).toBe(1_200);
  expect(pauseOf(new AppError('unavailable', { cause: said }))).toBe(1_200);
  for (const other of [new AppError('unavailable'), new Error('no'), null, 'throttled'])
    expect(pauseOf(other)).toBeNull();
});
