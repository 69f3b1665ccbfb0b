import fc from 'fast-check';
import { fileName, mockupsOf } from './mockup-names';

const BLACK = { identifier: 'tee-black', name: 'Black' };
const OAT = { identifier: 'tee-oat', name: 'Oat' };

describe('the mock-ups of a product (S2.2-75)', () => {
  test('are each colour from each printed side', () => {
    const named = mockupsOf({ name: 'Crew Tee', colours: [BLACK, OAT], sides: ['front', 'back'] });
    expect(named).toEqual([
      { colour: 'tee-black', side: 'front', name: 'Crew Tee – Black – front' },
      { colour: 'tee-black', side: 'back', name: 'Crew Tee – Black – back' },
      { colour: 'tee-oat', side: 'front', name: 'Crew Tee – Oat – front' },
      { colour: 'tee-oat', side: 'back', name: 'Crew Tee – Oat – back' },
    ]);
  });

  test('show the front where nothing is printed', () => {
    expect(mockupsOf({ name: 'Crew Tee', colours: [BLACK], sides: [] })).toEqual([
      { colour: 'tee-black', side: 'front', name: 'Crew Tee – Black – front' },
    ]);
  });

  test('have names of their own, though two colours share one', () => {
    const twice = [BLACK, { identifier: 'tee-ink', name: 'Black' }];
    const names = mockupsOf({ name: 'Crew Tee', colours: twice, sides: ['front'] }).map(({ name }) => name);
    expect(names).toEqual(['Crew Tee – Black – front', 'Crew Tee – Black – front (2)']);
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['a\u0000b: "c" <d>|e?*', 'a b c d e'],
    ['  .hidden. ', 'hidden'],
    ['Größe “L” – ✿', 'Größe “L” – ✿'],
    ['...', 'product'],
    ['', 'product'],
  ])('%j becomes %j', (name, expected) => {
    expect(fileName(name)).toBe(expected);
  });

  test('is never a path, never empty, and at most 80 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (drawn) => {
        const name = fileName(drawn);
        expect(name).not.toMatch(/[\u0000-\u001f\u007f<>:"/\\|?*]|^[. ]|[. ]$/);
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
