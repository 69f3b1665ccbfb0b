import { AppError } from './app-error';
import { assertSeen } from './assert-seen';

const updatedAt = new Date('2026-11-20T09:00:00.123Z');

test('the version that was read passes, in any spelling of the same moment', () => {
  expect(() => assertSeen({ updatedAt }, '2026-11-20T10:00:00.123+01:00')).not.toThrow();
});

test('any other one is a conflict that names the version there is', () => {
  const seen = (): unknown => {
    try {
      return assertSeen({ updatedAt }, '2026-11-20T09:00:00.122Z');
    } catch (error) {
      return error;
    }
  };
  const error = seen();
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'conflict', data: { updated_at: '2026-11-20T09:00:00.123Z' } });
});
