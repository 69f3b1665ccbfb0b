import { FADE_SCRIPT } from './fade-script';

test('the fade ends two seconds after the navigation, and takes a part of them (S9-21, D9-1)', () => {
  const [, delay, duration] = /delay:(\d+),duration:(\d+)/.exec(FADE_SCRIPT) ?? [];
  expect(Number(delay) + Number(duration)).toBe(2000);
  expect(Number(duration)).toBeGreaterThan(0);
  expect(FADE_SCRIPT).toContain('.startTime=0');
});
