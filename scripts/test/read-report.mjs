import { readJson } from '../launch/private-file.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** A runner that left no report, or found nothing to run, has failed. */
const NOTHING = { passed: 0, failed: 1 };

/** A runner that ended badly has failed, also when every test it counted passed. @param {Count} count @param {number} code */
function withExit({ passed, failed }, code) {
  if (code !== 0 && failed === 0) return { passed, failed: 1 };
  return passed + failed === 0 ? NOTHING : { passed, failed };
}

/**
 * Jest's tests; a suite that could not run counts as one failure.
 * @param {string} path @param {number} code  the runner's exit code
 * @param {boolean} [mayBeEmpty]  no test at all is no failure
 * @returns {Count}
 */
export function readJestReport(path, code, mayBeEmpty = false) {
  const report = readJson(path);
  if (!report) return NOTHING;
  if (mayBeEmpty && code === 0 && report.numTotalTests === 0) return { passed: 0, failed: 0 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return withExit({ passed: report.numPassedTests, failed }, code);
}

/**
 * Playwright's tests; one that passed only when tried again has failed.
 * @param {string} path @param {number} code
 * @returns {Count}
 */
export function readPlaywrightReport(path, code) {
  const report = readJson(path);
  if (!report) return NOTHING;
  const { expected, unexpected, flaky } = report.stats;
  return withExit({ passed: expected, failed: unexpected + flaky + report.errors.length }, code);
}
