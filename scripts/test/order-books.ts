import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { isAllowed } from './allowed-moves';
import type { MadeWorld } from './made-world';

interface Books {
  [column: string]: unknown;
  id: string;
  status: string;
  credit: number;
  state: 'open' | 'captured' | 'released' | null;
  held: number | null;
  reserved: number;
  balance: number;
}

const BOOKS = `select o.id, o.status, coalesce(o.credit_minor, 0)::int as credit, r.state, r.held_minor::int as held,
    coalesce((select sum(reserved_minor) from ledger_rows l where l.tenant_id = o.tenant_id and l.order_id = o.id), 0)::int as reserved,
    coalesce((select sum(balance_minor) from ledger_rows l where l.tenant_id = o.tenant_id and l.order_id = o.id), 0)::int as balance
  from orders o left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id`;

/** What an order has reserved is open, taken or given back: once, in full, and as its way says. */
function moneyFault(row: Books, was: ReadonlySet<string>): string | null {
  const { state, held, reserved, balance, credit } = row;
  const sums = { open: [held, 0], captured: [0, -(held ?? 0)], released: [0, 0] } as const;
  const [wantReserved, wantBalance] = state === null ? [0, 0] : sums[state];
  if (reserved !== wantReserved || balance !== wantBalance)
    return `ledger ${reserved}/${balance} for ${state}`;
  if (state === null) {
    const waited = was.has('over_budget') || was.has('over_budget_limit');
    return credit === 0 || waited ? null : 'owes, and nothing was ever reserved';
  }
  if (held !== credit) return `holds ${held} of ${credit}`;
  const made = MADE_STATUSES.some((status) => was.has(status));
  const ended = was.has('cancelled') ? (made ? 'captured' : 'released') : null;
  const wanted = was.has('shipped') ? 'captured' : (ended ?? 'open');
  return state === wanted ? null : `is ${state}, not ${wanted}`;
}

/** Each step begins where the last one ended, and is one that D32 lets this actor make. */
async function historyFaults(
  at: MadeWorld,
  { id, status }: Books,
): Promise<[faults: string[], was: Set<string>]> {
  const moves = (await at.history(id)).filter(({ moved }) => moved);
  const faults: string[] = [];
  let last: string | null = null;
  for (const { fromStatus, toStatus, actor } of moves) {
    if (fromStatus !== last) faults.push(`${id}: ${toStatus} begins at ${fromStatus}, not ${last}`);
    last = toStatus;
    if (fromStatus === null) continue;
    const by = actor === 'shopper' ? 'client' : actor;
    const step = {
      from: fromStatus as OrderStatus,
      to: toStatus as OrderStatus,
      actor: by,
      given: true,
      reason: true,
    };
    // Where an issue returns to is not in the history: any of the steps before will do.
    const ways = [null, ...moves.map((move) => move.toStatus as OrderStatus)];
    const back = fromStatus === 'awaiting_reprint' && MADE_STATUSES.some((made) => made === toStatus);
    if (!back && !ways.some((returnsTo) => isAllowed({ ...step, returnsTo })))
      faults.push(`${id}: ${fromStatus} → ${toStatus} by ${actor}`);
  }
  if (last !== status) faults.push(`${id}: is ${status}, its history ends with ${last}`);
  return [faults, new Set(moves.map(({ toStatus }) => toStatus))];
}

/** Pieces of a shop’s variants and of a printer, there or taken; none may come or go. */
const PIECES = `select
  (select sum(stock)::int from variants where id like 'lu-summit-hoodie%') as stock,
  (select coalesce(sum(l.quantity - l.left_out), 0)::int from orders o join order_lines l
    on l.tenant_id = o.tenant_id and l.order_id = o.id where o.reserved and not l.short) as taken,
  (select sum(pieces)::int from fulfiller_stock) as printer,
  (select coalesce(sum((t ->> 'pieces')::int), 0)::int from routing_decisions d, jsonb_array_elements(d.taken) t
    where d.given_back_at is null) as printing,
  (select coalesce(sum(items), 0)::int from fulfiller_days) as days,
  (select coalesce(sum(taken_items), 0)::int from routing_decisions where given_back_at is null) as items`;

export interface Pieces {
  [column: string]: unknown;
  stock: number;
  taken: number;
  printer: number;
  printing: number;
  days: number;
  items: number;
}

export async function piecesOf(at: MadeWorld): Promise<Pieces> {
  // Staff read orders, and the schema’s owner what printers have.
  const [pieces] = await at.world.sql<Pieces>(PIECES);
  if (!pieces) throw new Error('no pieces');
  return pieces;
}

/** Everything that isn’t as it must be of these orders, their money and their pieces. */
export async function faultsOf(at: MadeWorld, before: Pieces): Promise<string[]> {
  const faults = await checkLedger();
  for (const row of await at.world.sql<Books>(BOOKS)) {
    const [wrong, was] = await historyFaults(at, row);
    const money = moneyFault(row, was);
    faults.push(...wrong, ...(money === null ? [] : [`${row.id} (${row.status}): ${money}`]));
  }
  const now = await piecesOf(at);
  if (now.stock + now.taken !== before.stock + before.taken) faults.push(`stock: ${JSON.stringify(now)}`);
  if (now.printer + now.printing !== before.printer + before.printing)
    faults.push(`printer: ${JSON.stringify(now)}`);
  if (now.days !== now.items) faults.push(`the printer’s day: ${JSON.stringify(now)}`);
  return faults;
}
