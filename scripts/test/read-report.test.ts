import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJestReport, readPlaywrightReport } from './read-report.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const RED = '\u001b[31m';
const PLAIN = '\u001b[39m';

test('a failed test of Jest is named with the beginning of its error, without colours', () => {
  const failureMessages = [`${RED}Unable to find${PLAIN} the text\n\n${'line\n'.repeat(30)}`];
  const failed = { fullName: 'an amount is refused', status: 'failed', failureMessages };
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      { name: path.resolve('lib/a.test.ts'), message: '', assertionResults: [failed] },
      {
        name: path.resolve('lib/b.test.ts'),
        message: '',
        assertionResults: [{ ...failed, status: 'passed' }],
      },
    ],
  };
  const { passed, failed: count, failures = [] } = readJestReport(reportOf(report), 1);
  expect([passed, count, failures.length]).toEqual([4, 1, 1]);
  const lines = failures[0]?.split('\n') ?? [];
  expect(lines.slice(0, 2)).toEqual([
    'lib/a.test.ts › an amount is refused',
    '      Unable to find the text',
  ]);
  expect(lines).toHaveLength(9);
});

test('a failed browser test is named with the line and the beginning of its error', () => {
  const errors = [{ message: `${RED}Error${PLAIN}: expected 1\n\nreceived 2`, location: { line: 31 } }];
  const spec = { ok: false, file: 'a/b.spec.ts', line: 7, title: 'buys', tests: [{ results: [{ errors }] }] };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }],
  };
  expect(readPlaywrightReport(reportOf(report), 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/a/b.spec.ts:7 › buys (line 31)\n      Error: expected 1\n      received 2'],
  });
});

test('a runner that ended badly has failed, and so has one that found nothing to run', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 0 };
  const failures = ['the runner ended with 3'];
  expect(readPlaywrightReport(reportOf({ stats, errors: [], suites: [] }), 3)).toEqual({
    passed: 2,
    failed: 1,
    failures,
  });
  expect(readPlaywrightReport(path.join(folder, 'absent.json'), 0).failed).toBe(1);
});
