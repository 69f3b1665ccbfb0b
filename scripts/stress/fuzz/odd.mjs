/**
 * Numbers between 0 and 1, the same for the same seed, so that what failed can be sent again.
 * @param {number} seed @returns {() => number}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
export function pick(random, list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}

/** Names that every object has, and such as no object should. */
export const ODD_KEYS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'prototype',
  '',
  '\u0000',
  '\ud800',
  '0',
  '$ref',
];

/** JSON has no number that large, but text has: what stands between the marks is sent without quotes. */
const bare = (/** @type {string} */ number) => `\u0001${number}\u0001`;

/** Values that no field expects, made when they are sent, since some are large. @type {(() => unknown)[]} */
export const ODD_VALUES = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324].map(
    (value) => () => value,
  ),
  ...['1e400', '-1e400', '-0', '99999999999999999999999999'].map((number) => () => bare(number)),
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    '𠮷',
    'NaN',
    'Infinity',
    '-1',
    '1e999',
  ].map((text) => () => text),
  ...ODD_KEYS.map((key) => () => key),
  ...[
    "' or 1=1 --",
    '%',
    '\\',
    '../../etc/passwd',
    '<script>',
    '${7*7}',
    '2026-02-30',
    '+999999-01-01',
    '=1+1',
  ].map((text) => () => text),
  () => 'a'.repeat(100_000),
  () => '\u0301'.repeat(5000),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => withKey({}, '__proto__', { admin: true }),
  () => withKey({}, 'constructor', { prototype: {} }),
  () => ({ toString: 1, valueOf: null, length: -1 }),
  () => ({ then: 'x', toJSON: 'y' }),
  () => Array.from({ length: 10_000 }, (_, at) => at),
  () => Array.from({ length: 10_000 }, () => ({})),
  () => nested(200),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])),
];

/** @param {number} depth @returns {unknown} */
function nested(depth) {
  let inner = /** @type {unknown} */ ('x');
  for (let level = 0; level < depth; level += 1) inner = level % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

/**
 * The object with one more key of its own, even `__proto__`.
 * @param {object} object @param {string} key @param {unknown} value
 */
export function withKey(object, key, value) {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(object));
  return Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}

/** As JSON, with the numbers that JavaScript has not. @param {unknown} value */
export const jsonText = (value) =>
  (JSON.stringify(value) ?? 'undefined').replace(/"\\u0001([-+.\de]*)\\u0001"/g, '$1');

/** For a path or a query: whatever it is, as ASCII that a request line can hold. */
export const ODD_PARTS = [
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    'NaN',
    '-1',
    '0',
    '1e400',
  ],
  ...[
    '99999999999999999999',
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%FF%FE',
    '%',
    '%zz',
    '%2e%2e%2f',
    '..%2f..',
    '%0d%0aX:%20y',
  ],
  ...[
    '%F0%A0%AE%B7',
    '%E2%80%AE',
    '%27',
    '%22',
    '%5B%5D',
    '*',
    ':',
    ';',
    '~',
    'true',
    '2026-02-30',
    '%20',
    '+',
  ],
  'a'.repeat(3000),
  '%CC%81'.repeat(300),
];
