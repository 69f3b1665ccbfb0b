import { assertTransitionTable, tableProblems } from './check-table';
import type { OrderStatus } from './statuses';
import { TRANSITIONS, type IssueRule, type TransitionTable } from './transition-table';

function withIssue(status: OrderStatus, change: Partial<IssueRule>): TransitionTable {
  const issues = TRANSITIONS.issues.map((rule) => (rule.status === status ? { ...rule, ...change } : rule));
  return { ...TRANSITIONS, issues };
}

describe('the check at start (D32-1)', () => {
  test('the shipped table is sound', () => {
    expect(tableProblems()).toEqual([]);
    expect(() => assertTransitionTable()).not.toThrow();
  });

  test('an issue nobody can solve is a dead end', () => {
    expect(tableProblems(withIssue('artwork_issue', { solvedBy: [] }))).toEqual([
      { kind: 'dead_end', status: 'artwork_issue' },
    ]);
  });

  test('an issue nobody can raise is unreachable', () => {
    expect(tableProblems(withIssue('over_budget', { raisedBy: [] }))).toEqual([
      { kind: 'unreachable', status: 'over_budget' },
    ]);
  });

  test('a gap in the normal way leaves everything before it without an end', () => {
    const line = TRANSITIONS.line.map((step) =>
      step.status === 'processing' ? { ...step, enteredBy: [] } : step,
    );
    const problems = tableProblems({ ...TRANSITIONS, line });
    expect(problems).toContainEqual({ kind: 'unreachable', status: 'shipped' });
    expect(problems).toContainEqual({ kind: 'dead_end', status: 'new' });
    expect(problems).toContainEqual({ kind: 'dead_end', status: 'address_issue' });
  });

  test('a status left out, named twice or returned to from nowhere is found', () => {
    const issues = TRANSITIONS.issues.filter((rule) => rule.status !== 'over_budget');
    expect(tableProblems({ ...TRANSITIONS, issues })).toContainEqual({
      kind: 'missing',
      status: 'over_budget',
    });
    const line = [...TRANSITIONS.line, { status: 'address_issue' as const, enteredBy: [] }];
    expect(tableProblems({ ...TRANSITIONS, line })).toContainEqual({
      kind: 'named_twice',
      status: 'address_issue',
    });
    expect(tableProblems(withIssue('artwork_issue', { returnsTo: 'cancelled' }))).toContainEqual({
      kind: 'unknown_return',
      status: 'artwork_issue',
    });
  });
});
