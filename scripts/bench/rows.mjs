/**
 * @typedef {object} Row  one line of the table
 * @property {string} what
 * @property {string} figure  with its unit
 * @property {string} budget  empty where there is none
 * @property {boolean | undefined} holds  undefined where there is no budget
 */

/** @param {number} value */
function digits(value) {
  const size = Math.abs(value);
  const fraction = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: fraction });
}

/** @param {number} value @param {string} unit */
const withUnit = (value, unit) => (unit ? `${digits(value)} ${unit}` : digits(value));

/** @param {string} what @param {number} value @param {number} budget @param {string} [unit] @returns {Row} */
export function atLeast(what, value, budget, unit = '') {
  return {
    what,
    figure: withUnit(value, unit),
    budget: `≥ ${withUnit(budget, unit)}`,
    holds: value >= budget,
  };
}

/** @param {string} what @param {number} value @param {number} budget @param {string} [unit] @returns {Row} */
export function atMost(what, value, budget, unit = '') {
  return {
    what,
    figure: withUnit(value, unit),
    budget: `≤ ${withUnit(budget, unit)}`,
    holds: value <= budget,
  };
}

/**
 * A figure without a budget, for comparison.
 * @param {string} what @param {number} value @param {string} [unit] @returns {Row}
 */
export function noted(what, value, unit = '') {
  return { what, figure: withUnit(value, unit), budget: '', holds: undefined };
}

/** A condition that must hold. @param {string} what @param {boolean} holds @param {string} figure @returns {Row} */
export function mustHold(what, holds, figure) {
  return { what, figure, budget: 'so', holds };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
