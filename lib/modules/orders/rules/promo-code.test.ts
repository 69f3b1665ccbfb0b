import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import {
  FOLDED_ALPHABET,
  checkCharacter,
  clashingCodes,
  foldCode,
  isFoldedCode,
  parseCode,
  printedCode,
  withCheck,
} from './promo-code';

const letter = fc.constantFrom(...FOLDED_ALPHABET);
const code = fc.array(letter, { minLength: 1, maxLength: 24 }).map((letters) => letters.join(''));

describe('folding (D23-1)', () => {
  test('case, spaces, dashes and look-alikes do not count', () => {
    for (const text of [
      'LS-0001',
      'ls0001',
      ' ls 0001 ',
      'LS‑OOO1',
      'ls–oool',
      'LS 000I',
      'ＬＳ－０００１',
      'l\u200bs0001',
    ]) {
      expect([text, foldCode(text)]).toEqual([text, '1S0001']);
    }
    expect(foldCode('summit')).toBe('SUMM1T');
    expect(foldCode('SUMMIT-OLD')).toBe('SUMM1T01D');
  });

  test('folding twice is folding once, and leaves only the alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(foldCode(foldCode(text))).toBe(foldCode(text)),
      ),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{1,30}$/), (text) => {
        expect(/^[\s-]*$/.test(text) || isFoldedCode(foldCode(text))).toBe(true);
      }),
    );
  });
});

describe('the check character', () => {
  test('notices every wrong character and every swap of neighbours', () => {
    fc.assert(
      fc.property(code, fc.nat(), letter, (body, seed, other) => {
        const full = withCheck(body);
        const at = seed % full.length;
        const wrong = full.slice(0, at) + other + full.slice(at + 1);
        expect(parseCode(wrong).codes.includes(wrong.slice(0, -1))).toBe(wrong === full);
        const [left = '', right = ''] = [full.charAt(at), full.charAt(at + 1)];
        const swapped = full.slice(0, at) + right + left + full.slice(at + 2);
        expect(parseCode(swapped).codes.includes(swapped.slice(0, -1))).toBe(swapped === full);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test('of a code is one of the alphabet, and of no code is a fault', () => {
    fc.assert(fc.property(code, (body) => expect(FOLDED_ALPHABET).toContain(checkCharacter(body))));
    expect(() => checkCharacter('É')).toThrow(RangeError);
  });
});

describe('what a typed text may mean', () => {
  test('a code is found with its check character and without it', () => {
    fc.assert(
      fc.property(code, (body) => {
        expect(parseCode(body).codes[0]).toBe(body);
        expect(parseCode(withCheck(body)).codes).toEqual([withCheck(body), body]);
        expect(parseCode(printedCode(body)).codes).toContain(body);
      }),
    );
    expect(parseCode(printedCode('ls-0001').toLowerCase()).codes).toContain('1S0001');
  });

  test('a wrong check character leads to no other code', () => {
    const right = withCheck('1S0001').slice(-1);
    for (const character of FOLDED_ALPHABET) {
      if (character !== right)
        expect(parseCode(`LS-0001-${character}`).codes).toEqual([`1S0001${character}`]);
    }
  });

  test('what cannot be a code means nothing', () => {
    for (const text of ['', ' - ', 'SÜMMIT', 'A_B', "'; drop table", 'X'.repeat(41), '\u0000', '🎁']) {
      expect(parseCode(text).codes).toEqual([]);
    }
  });

  test('no text can mean two codes when clashing ones are refused', () => {
    fc.assert(
      fc.property(code, code, code, (first, second, typed) => {
        fc.pre(
          first !== second &&
            !clashingCodes(first).includes(second) &&
            !clashingCodes(second).includes(first),
        );
        for (const text of [typed, first, second, withCheck(first), withCheck(second)]) {
          const found = parseCode(text).codes.filter(
            (candidate) => candidate === first || candidate === second,
          );
          expect(found.length).toBeLessThan(2);
        }
      }),
    );
    expect(clashingCodes('LS-0001')).toContain(withCheck('LS-0001'));
    expect(clashingCodes(withCheck('LS-0001'))).toContain('1S0001');
  });
});
