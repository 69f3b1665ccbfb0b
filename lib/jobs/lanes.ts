import type { JobName } from '@/lib/db/enqueue';

/** Long jobs have workers of their own, so that they hold up no mail however many of them wait. ADR 0065. */
export const LANES = {
  lists: {
    jobs: [
      ...(['run-export', 'run-bulk-act', 'run-catalogue-act', 'run-stock-file'] as const),
      ...(['run-voucher-file', 'run-code-import', 'make-codes', 'reissue-codes', 'draw-code-sheet'] as const),
    ],
    workers: 3,
  },
  /** Codes that are mailed to many people; a tenant's go one after another, so that others have the second worker. */
  mailings: { jobs: ['mail-codes'], workers: 2 },
  /** What is sent to clients' own addresses, one endpoint at a time each; those that fail or hang have workers of their own. */
  webhooks: { jobs: ['deliver-webhooks'], workers: 6 },
  failingWebhooks: { jobs: ['retry-webhooks'], workers: 6 },
  /** Orders on their way to printers: those that don't answer hold up no mail. ADR 0130. */
  printers: { jobs: ['submit-order'], workers: 4 },
  /** Products on their way into clients' shops, which may be slow or ask for pauses; each shop has one at a time. ADR 0177. */
  shops: { jobs: ['push-shop-product', 'check-shop-products'], workers: 3 },
  /** Pictures of products that somebody looks at. */
  previews: { jobs: ['draw-preview'], workers: 1 },
  /** Strangers' pictures; a visitor's own are drawn one after another, so that others have the second worker. */
  pictures: { jobs: ['process-upload'], workers: 2 },
} as const satisfies Record<string, { jobs: readonly JobName[]; workers: number }>;
export type LaneName = keyof typeof LANES;

/** The lane of a job; null for the many that all other workers share. */
export function laneOf(job: JobName): LaneName | null {
  const names = Object.keys(LANES) as LaneName[];
  return names.find((name) => LANES[name].jobs.some((own) => own === job)) ?? null;
}
