import { sql, type SQL } from 'drizzle-orm';
import type { AccountsJobs } from './enqueue/accounts';
import type { BulkOrdersJobs } from './enqueue/bulk-orders';
import type { CacheJobs } from './enqueue/cache';
import type { CatalogueJobs } from './enqueue/catalogue';
import type { CheckoutJobs } from './enqueue/checkout';
import type { ClaimsJobs } from './enqueue/claims';
import type { DraftOrdersJobs } from './enqueue/draft-orders';
import type { FulfilmentJobs } from './enqueue/fulfilment';
import type { IntegrationsJobs } from './enqueue/integrations';
import type { LaunchJobs } from './enqueue/launch';
import type { LedgerJobs } from './enqueue/ledger';
import type { ListsJobs } from './enqueue/lists';
import type { MailsJobs } from './enqueue/mails';
import type { OrdersJobs } from './enqueue/orders';
import type { PaymentsJobs } from './enqueue/payments';
import type { PrivacyJobs } from './enqueue/privacy';
import type { ReturnsJobs } from './enqueue/returns';
import type { ShopOrdersJobs } from './enqueue/shop-orders';
import type { ShopPlatformJobs } from './enqueue/shop-platform';
import type { ShopProductsJobs } from './enqueue/shop-products';
import type { SiteJobs } from './enqueue/site';
import type { SizeCollectionJobs } from './enqueue/size-collection';
import type { StorefrontJobs } from './enqueue/storefront';
import type { TenantsJobs } from './enqueue/tenants';
import type { UploadsJobs } from './enqueue/uploads';
import type { Transaction } from './transaction';

export type { ListJob } from './enqueue/lists';

/** All jobs and their payloads: ids only, never personal data. Those of a module are in its file under `enqueue/`. */
export interface JobPayloads
  extends
    AccountsJobs,
    BulkOrdersJobs,
    CacheJobs,
    CatalogueJobs,
    CheckoutJobs,
    ClaimsJobs,
    DraftOrdersJobs,
    FulfilmentJobs,
    IntegrationsJobs,
    LaunchJobs,
    LedgerJobs,
    ListsJobs,
    MailsJobs,
    OrdersJobs,
    PaymentsJobs,
    PrivacyJobs,
    ReturnsJobs,
    ShopOrdersJobs,
    ShopPlatformJobs,
    ShopProductsJobs,
    SiteJobs,
    SizeCollectionJobs,
    StorefrontJobs,
    TenantsJobs,
    UploadsJobs {}

/** Jobs that the clock adds; they are told nothing. */
export type ScheduledJob =
  | 'reconcile-payments'
  | 'warm-previews'
  | 'clear-unused'
  | 'merge-figures'
  | 'purge-events'
  | 'purge-products'
  | 'purge-people'
  | 'clear-webhooks'
  | 'look-after-waiting'
  | 'retry-routing'
  | 'send-submissions'
  | 'mark-late'
  | 'tell-late'
  | 'lapse-bulk-orders'
  | 'issue-statements'
  | 'clear-personal-data'
  | 'remind-of-cases'
  | 'remind-of-issues'
  | 'remind-of-cards'
  | 'look-at-shop-products'
  | 'look-at-shops'
  | 'clear-shop-inbox';
export type JobName = keyof JobPayloads;

interface JobOptions {
  runAt?: Date;
  /** A new job replaces a waiting one with the same key. */
  jobKey?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
  maxAttempts?: number;
}

/** The SQL call that adds a job, to be part of a larger statement. ADR 0046. */
function enqueueCall<N extends JobName>(name: N, payload: JobPayloads[N], options: JobOptions = {}): SQL {
  return sql`enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz,
      ${options.jobKey ?? null}, ${options.queue ?? null}, ${options.maxAttempts ?? null})`;
}

/** One of several jobs to add together. */
export interface JobSpec {
  task: JobName;
  payload: JobPayloads[JobName];
  run_at: string | null;
  job_key: string | null;
  queue: string | null;
  max_attempts: number | null;
}

/** A job for `enqueueAll`, or for a larger statement that ends in `enqueue_jobs`. */
export function jobSpec<N extends JobName>(
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): JobSpec {
  return {
    task: name,
    payload,
    run_at: options.runAt?.toISOString() ?? null,
    job_key: options.jobKey ?? null,
    queue: options.queue ?? null,
    max_attempts: options.maxAttempts ?? null,
  };
}

/** Adds several jobs at once in the caller's transaction. */
export async function enqueueAll(tx: Transaction, jobs: readonly JobSpec[]): Promise<void> {
  if (jobs.length > 0) await tx.execute(sql`select enqueue_jobs(${JSON.stringify(jobs)}::json)`);
}

/** Adds a job in the caller's transaction: it exists only if that transaction commits. */
export async function enqueue<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select ${enqueueCall(name, payload, options)}`);
}
