/**
 * One line per step: the seconds it took, and those it may take on a fast machine with two cores.
 * @param {readonly { name: string, seconds: number, budget: number }[]} results
 * @param {number} whole  the run's own seconds, less than the sum where steps ran side by side
 */
export function budgetTable(results, whole) {
  const budget = results.reduce((sum, result) => sum + result.budget, 0);
  const rows = [
    ['step', 'seconds', 'budget'],
    ...results.map((result) => [result.name, String(result.seconds), String(result.budget)]),
    ['whole run', String(whole), String(budget)],
  ];
  const line = (/** @type {string[]} */ [name = '', seconds = '', limit = '']) =>
    `${name.padEnd(20)}${seconds.padStart(8)}${limit.padStart(8)}`;
  return rows.map(line).join('\n');
}
