import type { OrderStatus } from './statuses';

/** Who requests a move. A shopper's own change counts as `client`. */
export const ORDER_ACTORS = ['system', 'fulfiller', 'client', 'staff'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

interface LineStep {
  status: OrderStatus;
  enteredBy: readonly OrderActor[];
}

export interface IssueRule {
  status: OrderStatus;
  /** First and last status of the normal path from which the issue can be raised, both included. */
  from: readonly [OrderStatus, OrderStatus];
  /** The status after the issue is solved: a fixed one, or the status it was raised from. */
  returnsTo: OrderStatus | 'origin';
  raisedBy: readonly OrderActor[];
  solvedBy: readonly OrderActor[];
  /** True if an order whose items a replacement prints returns to where it was instead. */
  replaceable?: true;
  /** True if a fulfiller's progress message ends the issue, as after a submission that timed out. */
  overtaken: boolean;
  /** True if a fulfiller that tells of a step after this range has gone on in spite of it, which ends it. */
  passed?: true;
  /** Issues that count instead, where a fulfiller tells of both: in whatever order they come. */
  yieldsTo?: readonly OrderStatus[];
}

export interface TransitionTable {
  /** The normal path, in order; the first status is that of a newly paid order. */
  line: readonly LineStep[];
  /** Actors that may skip steps of the path, from `skipFrom` on. */
  skippers: readonly OrderActor[];
  skipFrom: OrderStatus;
  issues: readonly IssueRule[];
  cancel: {
    status: OrderStatus;
    /** Allowed for `openTo` before the order reaches this status; after that for `laterTo`, with a reason. */
    before: OrderStatus;
    openTo: readonly OrderActor[];
    laterTo: readonly OrderActor[];
  };
  /** Final statuses. */
  ends: readonly OrderStatus[];
}

const system: readonly OrderActor[] = ['system'];
const production: readonly OrderActor[] = ['fulfiller', 'staff'];

/**
 * The transitions of D32 as data. "Until X" means: the order has not reached X. A fulfiller learns of an order when it
 * is submitted, so it may skip forward from the submission queue on: its callback may arrive before its answer has been
 * stored.
 */
export const TRANSITIONS: TransitionTable = {
  line: [
    { status: 'new', enteredBy: [] },
    { status: 'queued_downloading', enteredBy: ['system', 'client', 'staff'] },
    { status: 'downloaded', enteredBy: system },
    { status: 'queued_processing', enteredBy: system },
    { status: 'processing', enteredBy: system },
    { status: 'processed', enteredBy: system },
    { status: 'queued_submitting_to_fulfiller', enteredBy: system },
    { status: 'submitting_to_fulfiller', enteredBy: system },
    { status: 'submitted_to_fulfiller', enteredBy: ['system', 'fulfiller', 'staff'] },
    { status: 'picked', enteredBy: production },
    { status: 'in_production', enteredBy: production },
    { status: 'awaiting_packing', enteredBy: production },
    { status: 'packaged', enteredBy: production },
    { status: 'ready_to_ship', enteredBy: production },
    { status: 'shipped', enteredBy: production },
  ],
  skippers: ['fulfiller', 'staff'],
  skipFrom: 'queued_submitting_to_fulfiller',
  issues: [
    {
      status: 'over_budget',
      from: ['new', 'new'],
      returnsTo: 'new',
      raisedBy: system,
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
    },
    {
      status: 'over_budget_limit',
      from: ['new', 'new'],
      returnsTo: 'new',
      raisedBy: system,
      solvedBy: system,
      overtaken: false,
    },
    {
      status: 'address_issue',
      from: ['new', 'submitting_to_fulfiller'],
      returnsTo: 'origin',
      raisedBy: ['system', 'fulfiller', 'staff'],
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
      passed: true,
      yieldsTo: ['artwork_issue'],
    },
    {
      status: 'artwork_issue',
      from: ['new', 'picked'],
      returnsTo: 'queued_processing',
      raisedBy: ['system', 'fulfiller', 'staff'],
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
      passed: true,
    },
    {
      status: 'fulfiller_routing_error',
      from: ['processed', 'processed'],
      returnsTo: 'processed',
      raisedBy: ['system', 'staff'],
      solvedBy: ['system', 'staff'],
      overtaken: false,
    },
    {
      status: 'fulfiller_submission_error',
      from: ['submitting_to_fulfiller', 'submitting_to_fulfiller'],
      returnsTo: 'queued_submitting_to_fulfiller',
      raisedBy: ['system', 'fulfiller', 'staff'],
      solvedBy: ['system', 'staff'],
      overtaken: true,
      yieldsTo: ['address_issue', 'artwork_issue'],
    },
    {
      status: 'awaiting_reprint',
      from: ['in_production', 'shipped'],
      returnsTo: 'queued_processing',
      raisedBy: ['fulfiller', 'staff'],
      solvedBy: ['system', 'staff'],
      replaceable: true,
      overtaken: false,
    },
  ],
  cancel: {
    status: 'cancelled',
    before: 'in_production',
    openTo: ['system', 'client', 'staff'],
    laterTo: ['staff'],
  },
  ends: ['shipped', 'cancelled'],
};
