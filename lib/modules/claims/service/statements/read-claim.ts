import { sql } from 'drizzle-orm';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import {
  CHECKOUT_EVENT_JSON,
  sellableProductJson,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import { codeTerms, type CodeTerms } from '@/lib/modules/claims/data/usable-code';
import type { EmailRules } from '@/lib/modules/claims/rules/email-rules';
import { prepared } from '@/lib/db/prepared';
import type { HouseholdMode } from '@/lib/db/schema/events';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';

/** The event fields that a claim is decided on. */
export interface ClaimEvent extends CheckoutEvent {
  sample: boolean;
  householdMode: HouseholdMode;
}

/** Who may claim: the event's rules about e-mail addresses, and whether its client approves each claim. D22-6, D22-7, D24-4. */
interface ClaimGate extends EmailRules {
  approves: boolean;
}

/** What a claim reads before it writes; without codes and counters, which only conditional writes may check. */
export interface ClaimFacts {
  event: ClaimEvent;
  gate: ClaimGate;
  products: SellableProduct[];
  /** What the claim's code limits it to; null for a bad code, and without one. */
  terms: CodeTerms | null;
}

type Row = Record<string, unknown> & {
  event: Omit<ClaimEvent, 'opensAt' | 'closesAt'>;
  opens_at: Date | null;
  closes_at: Date | null;
  gate: ClaimGate;
  products: SellableProduct[];
  terms: CodeTerms | null;
};

interface Values extends Record<string, unknown> {
  slug: string;
  ids: string[];
  lang: string | null;
  codes: readonly string[];
  at: string;
}

const read = prepared<Values, Row>(
  'read_claim',
  () => sql`
    select ${CHECKOUT_EVENT_JSON}
        || jsonb_build_object('sample', e.sample, 'householdMode', e.household_mode) as event,
      e.opens_at, e.closes_at,
      jsonb_build_object('approves', e.approves_claims, 'domains', e.claim_domains, 'blocked', e.blocked_claim_domains,
        'refusesDisposable', e.refuses_disposable) as gate,
      (select coalesce(jsonb_agg(${sellableProductJson(sql`${sql.placeholder('lang')}`)}), '[]') from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id
          and ep.product_id = any(${sql.placeholder('ids')}::text[])) as products,
      ${codeTerms(sql`e.tenant_id`, sql`e.id`, sql`${sql.placeholder('codes')}`, sql`${sql.placeholder('at')}`)} as terms
    from events e where e.slug = ${sql.placeholder('slug')}`,
);

/** An event and the requested products that it sells, named in `lang`, in one round trip; undefined for no event of this tenant. */
export async function readClaim(
  tx: Transaction,
  input: { slug: string; productIds: readonly string[]; lang?: Locale; codes?: readonly string[] },
): Promise<ClaimFacts | undefined> {
  const [row] = await read(tx, {
    slug: input.slug,
    ids: [...new Set(input.productIds)],
    lang: input.lang ?? null,
    codes: input.codes ?? [],
    at: now().toISOString(),
  });
  return (
    row && {
      event: { ...row.event, opensAt: row.opens_at, closesAt: row.closes_at },
      gate: row.gate,
      products: row.products,
      terms: row.terms,
    }
  );
}
