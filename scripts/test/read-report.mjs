import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../launch/private-file.mjs';
import { ROOT } from '../launch/root.mjs';

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count */

/** A runner that left no report, or found nothing to run, has failed. */
const NOTHING = { passed: 0, failed: 1, failures: ['nothing was run'] };

/** A runner that ended badly has failed, also when every test it counted passed. @param {Count} count @param {number} code */
function withExit({ passed, failed, failures }, code) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, failures: [`the runner ended with ${code}`] };
  return passed + failed === 0 ? NOTHING : { passed, failed, failures };
}

/** How much of an error stands beside the name of its test. */
const ERROR_LINES = 8;
const ERROR_WIDTH = 200;

/** The beginning of an error, without its colours and empty lines, each line further in than the test's name. */
function beginningOf(/** @type {string | undefined} */ message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const told = lines.filter((line) => line.trim() !== '').slice(0, ERROR_LINES);
  return told.map((line) => `\n      ${line.slice(0, ERROR_WIDTH)}`).join('');
}

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion */

/** @param {{ name: string, message?: string, assertionResults: Assertion[] }} suite */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}${beginningOf(failureMessages?.[0])}`,
    );
  }
  return assertionResults.length === 0 && message ? [`${file} could not run`] : [];
}

/**
 * Jest's tests; a suite that could not run counts as one failure.
 * @param {string} path @param {number} code  the runner's exit code
 * @returns {Count}
 */
export function readJestReport(path, code) {
  const report = readJson(path);
  if (!report) return NOTHING;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failures = report.testResults.flatMap(failuresOf);
  return withExit({ passed: report.numPassedTests, failed, failures }, code);
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
  const failures = report.suites.flatMap((suite) => brokenSpecs(suite));
  return withExit({ passed: expected, failed: unexpected + flaky + report.errors.length, failures }, code);
}

/**
 * @typedef {{ message?: string, location?: { line: number } }} SpecError
 * @typedef {{ results: { errors?: SpecError[] }[] }} SpecTest
 * @typedef {{ ok: boolean, file: string, line: number, title: string, tests?: SpecTest[] }} Spec
 */

/** @param {Spec} spec */
function failureOf({ file, line, title, tests = [] }) {
  const error = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)[0];
  const at = error?.location ? ` (line ${error.location.line})` : '';
  return `e2e/${file}:${line} › ${title}${at}${beginningOf(error?.message)}`;
}

/**
 * @param {{ specs?: Spec[], suites?: any[] }} suite
 * @returns {string[]}
 */
function brokenSpecs({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(failureOf);
  return [...own, ...suites.flatMap(brokenSpecs)];
}

const SHOWN = 10;

/** @param {{ name: string, seconds: number }[]} all  one line for each of the slowest, the slowest first */
function slowestLines(all) {
  const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n');
}

/** Jest's slowest suites, with all that each took: loading, arranging, tests, clearing up. @param {string} path */
export function slowestSuites(path) {
  const suites = readJson(path)?.testResults ?? [];
  return slowestLines(
    suites.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

/** Playwright's slowest files, by the sum of their tests. @param {string} path */
export function slowestSpecs(path) {
  const files = readJson(path)?.suites ?? [];
  const durationOf = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0);
  return slowestLines(files.map((file) => ({ name: file.file, seconds: durationOf(file) / 1000 })));
}
