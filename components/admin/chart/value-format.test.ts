/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { formatTick, formatValue, type ValueFormat } from './value-format';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const money = (currency: 'EUR' | 'GBP' | 'USD'): ValueFormat => ({ kind: 'money', currency });

describe('formatValue', () => {
  it.each([
    [1_234_567, { kind: 'count' }, 'en', '1,234,567'],
    [1_234_567, { kind: 'count' }, 'de', '1.234.567'],
    [0.4256, { kind: 'share' }, 'en', '42.6%'],
    [0.4256, { kind: 'share' }, 'fr', '42,6 %'],
    [-2_160, money('GBP'), 'nl', '-£21.60'],
    [123_456, money('EUR'), 'en', '€ 1.234,56'],
    [123_456, money('USD'), 'sv', '$1,234.56'],
  ] as const)('writes %d', (value, format, locale, text) => {
    expect(plain(formatValue(value, format, locale))).toBe(text);
  });
});

describe('formatTick', () => {
  it.each([
    [0, { kind: 'count' }, 'en', '0'],
    [800, { kind: 'count' }, 'en', '800'],
    [20_000, { kind: 'count' }, 'en', '20K'],
    [1_500_000, { kind: 'count' }, 'de', '1,5 Mio.'],
    [0, money('GBP'), 'en', '£0'],
    [50, money('GBP'), 'en', '£0.50'],
    [2_000, money('GBP'), 'en', '£20'],
    [2_000_000, money('USD'), 'fr', '$20K'],
    [-150_000_000, money('GBP'), 'en', '-£1.5M'],
    [0.25, { kind: 'share' }, 'en', '25%'],
  ] as const)('writes %d', (value, format, locale, text) => {
    // Versions of ICU differ in the case of K and M.
    expect(plain(formatTick(value, format, locale)).toUpperCase()).toBe(text.toUpperCase());
  });

  it('is short in all ten languages', () => {
    const texts = LOCALE_CODES.map((locale) => formatTick(100_000_000_000, { kind: 'count' }, locale));
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(12);
  });
});
