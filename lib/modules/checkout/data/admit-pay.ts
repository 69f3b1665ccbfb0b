import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';

/** A tenant's payment account for one region. */
export interface PayAccount {
  accountId: string;
  region: Region;
  /** It may take payments, and nothing keeps it from calculating the tax of its stores. */
  mayBePaid: boolean;
}

export interface PayAdmission {
  /** Different bodies of this customer in the window, including this one. */
  differentBodies: number;
  accounts: PayAccount[];
  /** The visitor's failed cards in their window. */
  failedCards: number;
}

interface AdmissionInput {
  tenantId: string;
  /** Counter of the different bodies. */
  customerBucket: string;
  /** Marks this body as seen, so that repeats are not counted. */
  bodyBucket: string;
  windowStart: Date;
  cardsBucket: string;
  cardsStart: Date;
}

type Name = 'tenant' | 'customer' | 'body' | 'start' | 'cards' | 'cardsStart';
const value = (name: Name) => sql`${sql.placeholder(name)}`;

const admit = prepared<Record<Name, string>, { different: number; accounts: PayAccount[]; failed: number }>(
  'admit_pay',
  () => sql`
    with body as (
      insert into rate_limits as r (bucket, window_start, hits)
      values (${value('body')}, ${value('start')}::timestamptz, 1)
      on conflict (bucket, window_start) do update set hits = r.hits + 1 returning hits),
    counted as (
      insert into rate_limits as r (bucket, window_start, hits)
      select ${value('customer')}, ${value('start')}::timestamptz, 1 from body where body.hits = 1
      on conflict (bucket, window_start) do update set hits = r.hits + 1 returning hits)
    select
      coalesce((select hits from counted), (select r.hits from rate_limits r
        where r.bucket = ${value('customer')} and r.window_start = ${value('start')}::timestamptz), 0) as different,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'accountId', a.account_id, 'region', a.region,
          'mayBePaid', a.charges_enabled and a.tax_active is distinct from false)), '[]')
        from provider_accounts a where a.tenant_id = ${value('tenant')} and a.provider = 'stripe') as accounts,
      coalesce((select r.hits from rate_limits r where r.bucket = ${value('cards')}
        and r.window_start = ${value('cardsStart')}::timestamptz), 0) as failed`,
);

/**
 * Counts a `pay` body unless it was seen in this window (D27-3), and reads the tenant's payment accounts, in one round
 * trip. Both are needed before the tenant's own rows are read.
 */
export async function admitPay(tx: Transaction, input: AdmissionInput): Promise<PayAdmission> {
  const [row] = await admit(tx, {
    tenant: input.tenantId,
    customer: input.customerBucket,
    body: input.bodyBucket,
    start: input.windowStart.toISOString(),
    cards: input.cardsBucket,
    cardsStart: input.cardsStart.toISOString(),
  });
  return {
    differentBodies: row?.different ?? 0,
    accounts: row?.accounts ?? [],
    failedCards: row?.failed ?? 0,
  };
}
