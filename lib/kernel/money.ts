/** The three currencies the platform sells in; each has two minor digits. */
export const CURRENCIES = ['GBP', 'EUR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in integer minor units (pence, cents). Never a fraction. D13-1. */
export type Minor = number;

const WIRE = /^-?\d{1,12}\.\d{2}$/;

/** Throws a RangeError when `value` is not a safe integer: a float must never enter a sum. D13-1. */
export function assertMinor(value: Minor): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in minor units: ${value}`);
  return value;
}

/** Minor units → the wire's decimal string with two places, `2160` → `"21.60"`. D13-1. */
export function toWire(minor: Minor): string {
  assertMinor(minor);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a string is an amount in wire format (`"21.60"`). */
export function isWireAmount(text: string): boolean {
  return WIRE.test(text);
}

/** The wire's decimal string → minor units. Throws a RangeError for any other text. D13-1. */
export function fromWire(text: string): Minor {
  if (!isWireAmount(text)) throw new RangeError(`not a wire amount: ${text}`);
  return assertMinor(Number(text.replace('.', '')));
}

/** `amount × numerator ÷ denominator`, rounded half up (away from zero for negatives), in integers. D14-1. */
export function scaleHalfUp(amount: Minor, numerator: number, denominator: number): Minor {
  if (denominator <= 0) throw new RangeError('denominator must be positive');
  const product = BigInt(assertMinor(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
}
