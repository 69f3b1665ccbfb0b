import { fail, ok, type Result } from '@/lib/kernel/result';
import type { OrderStatus } from './statuses';
import { TRANSITIONS, type IssueRule, type OrderActor, type TransitionTable } from './transition-table';

export interface TransitionRequest {
  from: OrderStatus;
  to: OrderStatus;
  actor: OrderActor;
  /** The status stored when the order went into its issue state; null or missing on the normal path. */
  returnsTo?: OrderStatus | null;
  /** The reason, for moves that require one. */
  reason?: string | null;
  /** A replacement prints what the issue is about. */
  replaced?: boolean;
  /** A fulfiller has been given the order, and so can tell of it. */
  given?: boolean;
  /** One of its printers has begun to make its part, though the order as a whole is not that far. */
  begun?: boolean;
}

type TransitionOutcome =
  | {
      outcome: 'moved';
      to: OrderStatus;
      /** The status to store for the return from an issue state, else null. */
      returnsTo: OrderStatus | null;
    }
  /** A late or repeated message: store it, show it, change nothing. */
  | { outcome: 'ignored_late' };

export type TransitionRefusal =
  'not_from_here' | 'actor_not_allowed' | 'reason_required' | 'backwards' | 'final';

type Decision = Result<TransitionOutcome, TransitionRefusal>;

interface Place {
  table: TransitionTable;
  request: TransitionRequest;
  /** Index of `from` on the normal path; an issue has the index of its return status. */
  at: number;
  issue: IssueRule | undefined;
}

const LATE: Decision = ok({ outcome: 'ignored_late' });

const moved = (to: OrderStatus, returnsTo: OrderStatus | null = null): Decision =>
  ok({ outcome: 'moved', to, returnsTo });

const position = (table: TransitionTable, status: OrderStatus): number =>
  table.line.findIndex((step) => step.status === status);

/** Machines repeat messages and send them late, which is no error; a person gets an error for going back. */
const isMachine = (actor: OrderActor): boolean => actor === 'system' || actor === 'fulfiller';

const behind = (actor: OrderActor): Decision => (isMachine(actor) ? LATE : fail('backwards'));

function returnOf(rule: IssueRule, stored: OrderStatus | null | undefined): OrderStatus {
  if (rule.returnsTo !== 'origin') return rule.replaceable ? (stored ?? rule.returnsTo) : rule.returnsTo;
  return stored ?? rule.from[0];
}

function decideCancel({ table, request, at, issue }: Place): Decision {
  const limit = position(table, table.cancel.before);
  const late = request.begun === true || (issue ? position(table, issue.from[0]) : at) >= limit;
  if (!(late ? table.cancel.laterTo : table.cancel.openTo).includes(request.actor)) {
    return fail('actor_not_allowed');
  }
  return late && !request.reason?.trim() ? fail('reason_required') : moved(table.cancel.status);
}

/** Whether it is a fulfiller that speaks, which knows the order that has this issue. */
function isTold({ table, request, at }: Place, rule: IssueRule): boolean {
  if (request.actor !== 'fulfiller') return false;
  // Where it was stopped isn't kept, but for one that returns there.
  const given = rule.returnsTo !== 'origin' && request.given === true;
  return given || at >= position(table, table.skipFrom);
}

function decideIssue(place: Place, rule: IssueRule): Decision {
  const { table, request, at, issue } = place;
  if (!rule.raisedBy.includes(request.actor)) return fail('actor_not_allowed');
  if (issue && !(issue.yieldsTo?.includes(rule.status) && isTold(place, issue))) return fail('not_from_here');
  if (at < position(table, rule.from[0])) return fail('not_from_here');
  if (at > position(table, rule.from[1])) return behind(request.actor);
  const keepsPlace = rule.replaceable === true && request.replaced === true;
  // From another issue, it is where that one returns to.
  const origin = table.line[at]?.status ?? request.from;
  return moved(rule.status, rule.returnsTo === 'origin' || keepsPlace ? origin : rule.returnsTo);
}

/** Whether a fulfiller has gone on past the steps in which there can be this issue. */
function isPassed(place: Place, rule: IssueRule): boolean {
  const { table, request } = place;
  const target = position(table, request.to);
  return rule.passed === true && target > position(table, rule.from[1]) && isTold(place, rule);
}

function leaveIssue(place: Place, rule: IssueRule): Decision {
  const { table, request } = place;
  if (request.to === returnOf(rule, request.returnsTo)) {
    return rule.solvedBy.includes(request.actor) ? moved(request.to) : fail('actor_not_allowed');
  }
  if (rule.overtaken && table.skippers.includes(request.actor)) return decideForward(place);
  if (isPassed(place, rule)) return moved(request.to);
  return isMachine(request.actor) ? LATE : fail('not_from_here');
}

function decideForward({ table, request, at }: Place): Decision {
  const target = position(table, request.to);
  if (target <= at) return behind(request.actor);
  if (!table.line[target]?.enteredBy.includes(request.actor)) return fail('actor_not_allowed');
  if (target === at + 1) return moved(request.to);
  const skips = table.skippers.includes(request.actor) && at >= position(table, table.skipFrom);
  return skips ? moved(request.to) : fail('not_from_here');
}

/** As `decideTransition`, with any table; used to check the table itself. */
export function decideIn(table: TransitionTable, request: TransitionRequest): Decision {
  const { from, to, actor } = request;
  if (from === to) return LATE;
  if (from === table.cancel.status) return isMachine(actor) ? LATE : fail('final');
  const issue = table.issues.find((rule) => rule.status === from);
  const at = position(table, issue ? returnOf(issue, request.returnsTo) : from);
  const place: Place = { table, request, at, issue };
  if (to === table.cancel.status) return decideCancel(place);
  const raised = table.issues.find((rule) => rule.status === to);
  if (raised) return decideIssue(place, raised);
  return issue ? leaveIssue(place, issue) : decideForward(place);
}

/**
 * Decides one requested status change by the table of D32. `moved` carries the values to store; `ignored_late` is a
 * late or repeated message, which never moves an order back. Refusals: `not_from_here`, `actor_not_allowed`,
 * `reason_required`, `backwards` (by a person), `final` (cancelled). After a reprint, a message about the former
 * submission looks like progress: the caller must drop it by its submission id.
 */
export function decideTransition(request: TransitionRequest): Decision {
  return decideIn(TRANSITIONS, request);
}
