/** A text of digits as numbers. */
export const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Σ digit × weight, over as many digits as there are weights. */
export function weigh(text: string, weights: readonly number[]): number {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}

/** From `first` down to 2: 8 → 8, 7, 6, 5, 4, 3, 2. */
export const downFrom = (first: number): number[] => Array.from({ length: first - 1 }, (_, at) => first - at);

const digitSum = (value: number) => (value > 9 ? value - 9 : value);

/** Luhn's test, by which the last digit makes the whole divisible by ten. ISO/IEC 7812-1. */
export function passesLuhn(text: string): boolean {
  const fromRight = digitsOf(text).toReversed();
  const sum = fromRight.reduce((all, digit, at) => all + (at % 2 === 1 ? digitSum(digit * 2) : digit), 0);
  return sum % 10 === 0;
}

/** ISO 7064, MOD 11,10. */
export function passesMod1110(text: string): boolean {
  const digits = digitsOf(text);
  const last = digits.pop();
  const rest = digits.reduce((carried, digit) => (((carried + digit) % 10 || 10) * 2) % 11, 10);
  return last === (11 - rest) % 10;
}

/** ISO 7064, MOD 97-10, letters counted from A = 10. */
export function passesMod9710(text: string): boolean {
  let rest = 0;
  for (const sign of text) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** A day in the calendar; `month` from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
