export interface CacheJobs {
  'purge-store': { slug: string; productId?: string };
  /** Drops the platform's own pages that show blanks. */
  'purge-blanks': Record<string, never>;
}
