import type { OrderStatus } from './statuses';

/** Who asks for a move. A shopper's own change counts as `client`. */
export const ORDER_ACTORS = ['system', 'fulfiller', 'client', 'staff'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

interface LineStep {
  status: OrderStatus;
  enteredBy: readonly OrderActor[];
}

export interface IssueRule {
  status: OrderStatus;
  /** First and last status of the normal way in which the issue can arise, both included. */
  from: readonly [OrderStatus, OrderStatus];
  /** Where the order goes once solved: a fixed status, or where it was. */
  returnsTo: OrderStatus | 'origin';
  raisedBy: readonly OrderActor[];
  solvedBy: readonly OrderActor[];
  /** True when a fulfiller's progress message is stronger than the issue, as after a submission that timed out. */
  overtaken: boolean;
}

export interface TransitionTable {
  /** The normal way, in order; the first is where a paid order begins. */
  line: readonly LineStep[];
  /** These may pass over steps of the line, from `skipFrom` on. */
  skippers: readonly OrderActor[];
  skipFrom: OrderStatus;
  issues: readonly IssueRule[];
  cancel: {
    status: OrderStatus;
    /** Open to `openTo` while the order has not reached this status; from there on to `laterTo`, with a reason. */
    before: OrderStatus;
    openTo: readonly OrderActor[];
    laterTo: readonly OrderActor[];
  };
  /** Where an order may rest for good. */
  ends: readonly OrderStatus[];
}

const system: readonly OrderActor[] = ['system'];
const production: readonly OrderActor[] = ['fulfiller', 'staff'];

/**
 * The transitions of DECISIONS 32 as data. "Until X" is read as: the order has not reached X.
 * A fulfiller hears of an order when it is being submitted, so it may skip forward from the queue for submission on:
 * its call-back may overtake our own record of its answer.
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
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
    },
    {
      status: 'address_issue',
      from: ['new', 'submitting_to_fulfiller'],
      returnsTo: 'origin',
      raisedBy: ['system', 'fulfiller', 'staff'],
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
    },
    {
      status: 'artwork_issue',
      from: ['new', 'picked'],
      returnsTo: 'queued_processing',
      raisedBy: ['system', 'fulfiller', 'staff'],
      solvedBy: ['system', 'client', 'staff'],
      overtaken: false,
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
    },
    {
      status: 'awaiting_reprint',
      from: ['in_production', 'shipped'],
      returnsTo: 'queued_processing',
      raisedBy: ['fulfiller', 'staff'],
      solvedBy: ['system', 'staff'],
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
