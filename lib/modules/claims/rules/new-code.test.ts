import { setRandomSource } from '@/lib/kernel/random';
import { foldCode, parseCode, printedCode } from '@/lib/modules/orders/rules/promo-code';
import { newCode, prefixProblem } from './new-code';

describe('a code for one use (D40-2)', () => {
  it('is the prefix, eight characters without look-alikes, and printed with its check character', () => {
    const made = Array.from({ length: 2_000 }, () => newCode('Summit'));
    for (const code of made) {
      expect(code).toMatch(/^SUMMIT-[34679CDFGHJKMNPQRTVWXY]{8}$/);
      expect(parseCode(printedCode(code)).codes).toContain(foldCode(code));
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it('has no dash without a prefix', () => expect(newCode('')).toMatch(/^[0-9A-Z]{8}$/));

  it('takes its characters from the kernel alone', () => {
    const back = setRandomSource((length) => new Uint8Array(length));
    expect(newCode('A')).toBe('A-33333333');
    back();
  });
});

describe('a prefix (D23-1)', () => {
  it.each(['', 'SUMMIT', 'gold', 'VIP 26', 'L-S'])('can be %j', (prefix) =>
    expect(prefixProblem(prefix)).toBeNull(),
  );
  it.each(['O0', 'OIL', 'l1', 'I-O'])('is not %j, which is nothing but look-alikes', (prefix) =>
    expect(prefixProblem(prefix)).toBe('prefix_look_alikes'),
  );
  it.each(['é', 'A_B', '=X', '-', 'лето'])('is not %j', (prefix) =>
    expect(prefixProblem(prefix)).toBe('invalid_characters'),
  );
});
