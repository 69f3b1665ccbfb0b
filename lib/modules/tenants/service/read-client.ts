import { withDirectory } from '@/lib/db/with-directory';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { notFound } from '@/lib/kernel/app-error';
import { isVatNumber } from '@/lib/kernel/vat-number';
import { listPeople } from '@/lib/modules/accounts/service/people/list-people';
import { newestEvents } from '@/lib/modules/events/service/newest-events';
import { readCredit } from '@/lib/modules/ledger/service/read-credit';
import { countProblems } from '@/lib/modules/orders/service/count-problems';
import { newestOrders } from '@/lib/modules/orders/service/newest-orders';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import {
  findClient,
  findNames,
  listNotes,
  type ClientDetailRow,
} from '@/lib/modules/tenants/data/client-detail';
import { findAdmins, sellingRegions } from '@/lib/modules/tenants/data/clients';
import { clientStatus } from '@/lib/modules/tenants/rules/client-status';
import { readAccountStatus } from './read-account-status';

const SHOWN = { people: 20, events: 8, orders: 5, notes: 200 } as const;

type Found = NonNullable<Awaited<ReturnType<typeof findRows>>>;
type Event = Found['events'][number];
type Order = Found['orders'][number];

async function findRows(tx: Transaction, tenantId: string) {
  const client = await findClient(tx, tenantId);
  if (!client) return null;
  return {
    client,
    selling: await sellingRegions(tx, tenantId),
    events: await newestEvents(tx, { tenantId, limit: SHOWN.events + 1 }),
    orders: await newestOrders(tx, { tenantId, statuses: null, limit: SHOWN.orders }),
    problems: await countProblems(tx, tenantId),
    notes: await listNotes(tx, tenantId, SHOWN.notes),
  };
}

function vatCheck(number: string | null): ClientDetail['vat_check'] {
  if (number === null || number === '') return 'none';
  return isVatNumber(number) ? 'valid' : 'invalid';
}

function lockOf({ lockReason, lockedAt, lockedBy }: ClientDetailRow, names: Map<string, string>) {
  if (lockReason === null || lockedAt === null) return null;
  return { reason: lockReason, at: lockedAt.toISOString(), by: names.get(lockedBy ?? '') ?? '' };
}

function closingOf({ closeReason, closedAt, closedBy }: ClientDetailRow, names: Map<string, string>) {
  if (closeReason === null || closedAt === null) return null;
  return { reason: closeReason, at: closedAt.toISOString(), by: names.get(closedBy ?? '') ?? '' };
}

const eventOf = ({ slug, name, event_type, status, locked, order_count }: Event) => ({
  slug,
  name,
  event_type,
  status,
  locked,
  order_count,
});

const orderOf = ({ id, tenant_id, order_ref, event_name, status, payment_status, ...rest }: Order) => ({
  id,
  tenant_id,
  order_ref,
  event_name,
  status,
  payment_status,
  held: rest.held,
  total_store_price: rest.total_store_price,
  currency: rest.currency,
  created_at: rest.created_at,
});

async function peopleOf(
  tenantId: string,
  userId: string,
): Promise<Pick<ClientDetail, 'people' | 'more_people'>> {
  const query = { limit: SHOWN.people, sort: '-created_at' } as const;
  // Read alone: nothing of a client's people is changed from here (D43).
  const { people, next_cursor: more } = await listPeople({ team: tenantId, tenant: null, userId }, query);
  return {
    people: people.map(({ id, name, email, role, state, last_seen_at }) => ({
      id,
      name,
      email,
      role,
      state,
      last_seen_at,
    })),
    more_people: more !== null,
  };
}

async function creditOf(context: TenantContext): Promise<ClientDetail['credit']> {
  const { accounts, rates } = await readCredit(context, true);
  return {
    accounts: accounts.flatMap(({ currency, active, terms }) => {
      if (!terms) return [];
      const { available, limit, reserved } = terms;
      return [{ currency, active, available, limit, reserved }];
    }),
    rates: rates && { fee_percent: rates.fee_percent, tax_percent: rates.tax_percent },
  };
}

/** Who opened the account, and how the authors of notes, of the lock and of the closing are called. */
async function findPeople({ client, notes }: Found) {
  const ids = [
    ...notes.map(({ authorId }) => authorId),
    ...[client.lockedBy, client.closedBy].flatMap((id) => id ?? []),
  ];
  return withDirectory(async (tx) => ({
    admin: (await findAdmins(tx, [client.id]))[0],
    names: await findNames(tx, [...new Set(ids)]),
  }));
}

/**
 * A client as its page shows it to staff; credit and platform fee only `withBilling` (D3). Throws 404 for an unknown client.
 * S2.2-194.
 */
export async function readClient(
  staff: StaffContext,
  tenantId: string,
  withBilling: boolean,
): Promise<ClientDetail> {
  const { staffId: userId, requestId } = staff;
  const context = { tenantId, actor: 'staff', userId, ...(requestId ? { requestId } : {}) } as const;
  const rows = await withStaff(staff, (tx) => findRows(tx, tenantId));
  if (!rows) throw notFound();
  const [standing, people, credit, { admin, names }] = await Promise.all([
    readAccountStatus(context),
    peopleOf(tenantId, userId),
    withBilling ? creditOf(context) : null,
    findPeople(rows),
  ]);
  const { client, selling, events, orders, problems, notes } = rows;
  const {
    legal_name = '',
    address = '',
    company_number = '',
    vat_number = null,
    email = '',
  } = client.companyDetails;
  return {
    id: client.id,
    name: client.name,
    region: client.region,
    shop_platform: client.shopPlatform,
    status: clientStatus({ closed: client.closedAt !== null, verifiedAt: client.verifiedAt }),
    created_at: client.createdAt.toISOString(),
    verified_at: client.verifiedAt?.toISOString() ?? null,
    lock: lockOf(client, names),
    closing: closingOf(client, names),
    company: { legal_name, address, company_number, vat_number, email },
    vat_check: vatCheck(vat_number),
    admin: admin
      ? { name: admin.name, email: admin.email, email_verified: admin.emailVerifiedAt !== null }
      : null,
    payouts: selling.map((region) => ({ region, ready: standing.paid_regions.includes(region) })),
    open_steps: standing.open_steps,
    ...people,
    events: events.slice(0, SHOWN.events).map(eventOf),
    more_events: events.length > SHOWN.events,
    orders: orders.map(orderOf),
    problems,
    credit,
    notes: notes.map(({ id, authorId, message, writtenAt }) => ({
      id,
      message,
      author: names.get(authorId) ?? '',
      at: writtenAt.toISOString(),
    })),
  };
}
