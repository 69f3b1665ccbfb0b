import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type {
  OrderRouting,
  WireCandidate,
  WireDecision,
  WireHelp,
  WireRefusal,
} from '@/lib/modules/fulfilment/contract/read-routing';
import { findLateness } from '@/lib/modules/fulfilment/data/order-clocks';
import { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import { waitsForPrinter } from '@/lib/modules/fulfilment/data/routing-waits';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { whatHelps, type Help } from '@/lib/modules/fulfilment/rules/routing/helps';
import type { Candidate, Refusal } from '@/lib/modules/fulfilment/rules/routing/types';
import { sendingActs } from '@/lib/modules/fulfilment/rules/submission/acts';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { can } from '@/lib/permissions/permissions';

type Decision = Awaited<ReturnType<typeof listDecisions>>[number];
type Submission = NonNullable<Awaited<ReturnType<typeof latestSubmission>>>;

function presentRefusal(refusal: Refusal): WireRefusal {
  switch (refusal.code) {
    case 'artwork': {
      const { code, family, side, shrinkPermille } = refusal;
      return { code, family, side, percent: shrinkPermille / 10 };
    }
    case 'cost':
      return { code: 'cost', cost: toWire(refusal.costMinor), limit: toWire(refusal.limitMinor) };
    case 'technique':
      return { code: 'technique', family: refusal.family, techniques: [...refusal.techniques] };
    default:
      return refusal;
  }
}

function presentCandidate(one: Candidate): WireCandidate {
  return {
    name: one.name,
    making: toWire(one.makingMinor),
    duty: one.dutyMinor === null ? null : toWire(one.dutyMinor),
    business_days: one.promisedDays,
    preferred: one.preferred,
    refusals: one.refusals.map(presentRefusal),
  };
}

function presentDecision(row: Decision, isStaff: boolean): WireDecision {
  const { asked, fulfillerId, candidates } = row;
  return {
    at: row.decidedAt.toISOString(),
    country: asked.country,
    items: asked.items,
    frozen: toWire(asked.frozenMinor),
    currency: asked.currency,
    fulfiller: candidates.find(({ id }) => id === fulfillerId)?.name ?? null,
    refused: row.refused,
    part: asked.part ?? null,
    reasons: row.reasons.filter((reason) => isStaff || reason === 'preferred'),
    candidates: isStaff ? candidates.map(presentCandidate) : [],
  };
}

const UNDER_WAY = ['submitting_to_fulfiller', 'fulfiller_submission_error'];

/** The latest submission while the order is on its way to a printer; its name is looked up in what was decided. */
function presentSubmission(
  row: Submission,
  status: string | null,
  rows: readonly Decision[],
): OrderRouting['submission'] {
  if (row.givenUpAt !== null || status === null || !UNDER_WAY.includes(status)) return null;
  if (row.state === 'queued' && row.fault === null) return null;
  const looked = rows.flatMap(({ candidates }) => candidates);
  return {
    fulfiller: looked.find(({ id }) => id === row.fulfillerId)?.name ?? null,
    state: row.state === 'rejected' ? 'refused' : row.parkedAt ? 'parked' : 'waiting',
    fault: row.fault,
    calls: row.attempts,
    since: (row.unansweredSince ?? row.createdAt).toISOString(),
    next_at: row.parkedAt ? null : (row.nextAt?.toISOString() ?? null),
  };
}

/** What a client may know: what it decides itself, and that no printer ships there. */
const forClient = (help: Help) => help.code === 'ship_to' || help.refusal.code === 'excluded';

const presentHelp = (help: Help): WireHelp =>
  help.code === 'ship_to' ? help : { ...help, refusal: presentRefusal(help.refusal) };

/**
 * Why an order went to its printer, or what keeps it from finding one: to staff with every printer that was looked at, to its
 * client only what the client may know. Throws 404 for another tenant's. D32-26, D32-27.
 */
export async function readRouting(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderRouting> {
  const key = { tenantId: context.tenantId, orderId };
  const isStaff = user.superadmin && can(user, 'fulfillers.read');
  const { order, rows, waiting, submission, late } = await withTenant(context, async (tx) => {
    const found = await findOrder(tx, key.tenantId, orderId);
    if (!found) throw notFound();
    return {
      order: found,
      rows: await listDecisions(tx, key),
      waiting: await waitsForPrinter(tx, key),
      submission: await latestSubmission(tx, key.tenantId, orderId),
      late: isStaff ? await findLateness(tx, key) : undefined,
    };
  });
  const isParked = submission !== undefined && submission.parkedAt !== null;
  const [newest] = rows;
  const helps =
    newest && waiting
      ? whatHelps({
          asked: newest.asked,
          candidates: newest.candidates,
          chosen: newest.fulfillerId,
          reasons: newest.reasons,
        })
      : [];
  const shown = isStaff ? rows : rows.slice(0, 1);
  return {
    waiting,
    submission: submission ? presentSubmission(submission, order.status, isStaff ? rows : []) : null,
    acts:
      user.superadmin && can(user, 'fulfillers.send_orders')
        ? sendingActs({ ...movable(order), parked: isParked })
        : [],
    late: late ?? null,
    helps: helps.filter((help) => isStaff || forClient(help)).map(presentHelp),
    decisions: shown.map((row) => presentDecision(row, isStaff)),
  };
}
