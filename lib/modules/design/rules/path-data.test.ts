import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { isPathData, pathBounds } from './path-data';

describe('path data', () => {
  test.each(['M0 0L10 0L10 10Z', 'M-1.5 2H4V-8Z', 'M0 0C1 2 3 4 5 6C1 2 3 4 5 6Q1 2 3 4', 'M 0 0 L 5,5 Z'])(
    'takes %s',
    (d) => {
      expect(isPathData(d)).toBe(true);
    },
  );

  test.each([
    '',
    'L0 0',
    'M0',
    'M0 0 L1',
    'M0 0l1 1',
    'M0 0A1 1 0 0 1 2 2',
    'M0 0"/><script>',
    'M1e9 0',
    'M0 0L12345678 0',
    'M0 0\u0000',
    'M0 0Z1',
    'MNaN 0',
  ])('refuses %j', (d) => {
    expect(isPathData(d)).toBe(false);
  });

  test('nothing it takes can leave an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ML09 .-Z"<>&\'\u0000/=') }), (d) => {
        if (isPathData(d)) expect(d).toMatch(/^[MLHVCQZ0-9 .,-]+$/);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  test('the box holds every point', () => {
    expect(pathBounds('M1 2L10 -3H-4V9Z')).toEqual({ left: -4, top: -3, right: 10, bottom: 9 });
    expect(pathBounds('Z')).toBeNull();
  });
});
