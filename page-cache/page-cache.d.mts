/** What Next keeps: a page, a route's answer, or data (`IncrementalCacheValue`). */
export interface CachedValue {
  kind: string;
  status?: number | undefined;
  html?: unknown;
  headers?: Record<string, unknown>;
}

export interface PageCacheOptions {
  memoryBytes: number;
  redisUrl?: string;
  build?: string;
  readBuilt?(key: string, ctx: object): Promise<{ value: CachedValue; lastModified: number } | null>;
  now?(): number;
}

export class PageCache {
  constructor(options: PageCacheOptions);
  readonly usage: { bytes: number; entries: number };
  get(
    key: string,
    ctx: { kind?: string; tags?: string[]; softTags?: string[] },
  ): Promise<{
    value: CachedValue;
    lastModified: number;
    cacheControl?: { revalidate: number | false };
  } | null>;
  current(etag: string): Promise<string | null>;
  tagged(tags: string[]): string[];
  set(
    key: string,
    value: CachedValue | null,
    ctx: { cacheControl?: { revalidate: number | false }; tags?: string[] },
  ): Promise<void>;
  purge(tags: string[]): Promise<void>;
  redisState(): Promise<'none' | 'up' | 'lost' | 'never'>;
  close(): void;
}
