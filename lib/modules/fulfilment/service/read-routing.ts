import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { readBlanks, type Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import type {
  OrderRouting,
  WireCandidate,
  WireDecision,
  WireHelp,
  WireRefusal,
} from '@/lib/modules/fulfilment/contract/read-routing';
import { listLateness } from '@/lib/modules/fulfilment/data/order-clocks';
import { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { waitsForPrinter } from '@/lib/modules/fulfilment/data/routing-waits';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { whatHelps, type Help } from '@/lib/modules/fulfilment/rules/routing/helps';
import type { Candidate, Garment, Refusal } from '@/lib/modules/fulfilment/rules/routing/types';
import { sendingActs } from '@/lib/modules/fulfilment/rules/submission/acts';
import { addressChangedAt } from '@/lib/modules/orders/service/statements/edits';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { can } from '@/lib/permissions/permissions';
import { isOfPart, presentAddress, presentLateness, presentPart } from './parts/present-part';
import { presentSubmission } from './present-submission';

type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

/** What the garment of a refusal is called. */
const garmentOf = ({ family, blank }: Garment, blanks: Blanks) => {
  const known = blank === undefined ? null : blanks.known(blank);
  return { family, name: known?.name ?? null, names: known?.names };
};

function presentRefusal(refusal: Refusal, blanks: Blanks): WireRefusal {
  switch (refusal.code) {
    case 'artwork': {
      const { code, side, shrinkPermille } = refusal;
      return { code, ...garmentOf(refusal, blanks), side, percent: shrinkPermille / 10 };
    }
    case 'cost':
      return { code: 'cost', cost: toWire(refusal.costMinor), limit: toWire(refusal.limitMinor) };
    case 'technique':
      return { code: 'technique', ...garmentOf(refusal, blanks), techniques: [...refusal.techniques] };
    case 'blank':
      return { code: 'blank', ...garmentOf(refusal, blanks) };
    default:
      return refusal;
  }
}

function presentCandidate(one: Candidate, blanks: Blanks): WireCandidate {
  return {
    name: one.name,
    making: toWire(one.makingMinor),
    duty: one.dutyMinor === null ? null : toWire(one.dutyMinor),
    business_days: one.promisedDays,
    preferred: one.preferred,
    refusals: one.refusals.map((refusal) => presentRefusal(refusal, blanks)),
  };
}

function presentDecision(row: Decision, isStaff: boolean, blanks: Blanks): WireDecision {
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
    candidates: isStaff ? candidates.map((one) => presentCandidate(one, blanks)) : [],
  };
}

/** What a client may know: what it decides itself, and that no printer ships there. */
const forClient = (help: Help) => help.code === 'ship_to' || help.refusal.code === 'excluded';

const presentHelp = (help: Help, blanks: Blanks): WireHelp =>
  help.code === 'ship_to' ? help : { ...help, refusal: presentRefusal(help.refusal, blanks) };

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
  const { order, rows, waiting, submission, parts, ...found } = await withTenant(context, async (tx) => {
    const held = await findOrder(tx, key.tenantId, orderId);
    if (!held) throw notFound();
    return {
      order: held,
      rows: await listDecisions(tx, key),
      waiting: await waitsForPrinter(tx, key),
      submission: await latestSubmission(tx, key.tenantId, orderId),
      parts: await readParts(tx, key),
      lines: await findLines(tx, key.tenantId, orderId),
      corrected: await addressChangedAt(tx, key),
      late: isStaff ? await listLateness(tx, key) : [],
    };
  });
  const blanks = await readBlanks();
  const mayAct = user.superadmin && can(user, 'fulfillers.send_orders');
  const isParked = [submission, ...parts].some((one) => one !== undefined && one.parkedAt !== null);
  const acts = mayAct ? sendingActs({ ...movable(order), parked: isParked }) : [];
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
  const { lines, late, corrected } = found;
  const about = { order, lines, corrected, late, rows: isStaff ? rows : [], acts };
  return {
    waiting,
    submission:
      submission && parts.length === 0
        ? presentSubmission(submission, order.status, isStaff ? rows : [])
        : null,
    // Of an order in parts, a part is sent again, or elsewhere.
    acts: acts.filter((act) => parts.length === 0 || !isOfPart(act)),
    parts: parts.map((part) => presentPart(part, about)),
    address: parts.length === 0 ? presentAddress(submission, order.status) : null,
    late: presentLateness(late[0]),
    helps: helps.filter((help) => isStaff || forClient(help)).map((help) => presentHelp(help, blanks)),
    decisions: shown.map((row) => presentDecision(row, isStaff, blanks)),
  };
}
