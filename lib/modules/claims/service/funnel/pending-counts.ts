import type { ClaimCount } from '@/lib/modules/claims/data/add-counts';

/** How many different counts a process keeps, and of these one tenant: a flood of made-up names costs no more. */
const MOST = 20_000;
const MOST_OF_TENANT = 4_000;
/** Those without a code have so much room besides, since the others become such. */
const FURTHER = 1.25;

const keyOf = ({ slug, hour, codes, country }: ClaimCount): string =>
  JSON.stringify([slug, hour, codes, country]);

/** Counts that are not written yet, by tenant; the same add up. */
export class PendingCounts {
  readonly #tenants = new Map<string, Map<string, ClaimCount>>();
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** How many different ones there are. */
  get size(): number {
    return this.#size;
  }

  /** Adds a count. Where there is no room for a further one it is counted without its code; false if for that neither. */
  add(tenantId: string, count: ClaimCount): boolean {
    const known = this.#tenants.get(tenantId)?.get(keyOf(count));
    if (known) {
      known.viewed += count.viewed;
      known.refusedCode += count.refusedCode;
      known.refusedOther += count.refusedOther;
      return true;
    }
    const own = this.#tenants.get(tenantId) ?? new Map<string, ClaimCount>();
    const room = count.codes.length > 0 ? 1 : FURTHER;
    if (this.#size >= MOST * room || own.size >= MOST_OF_TENANT * room) {
      return count.codes.length > 0 && this.add(tenantId, { ...count, codes: [] });
    }
    own.set(keyOf(count), { ...count });
    this.#tenants.set(tenantId, own);
    this.#size += 1;
    return true;
  }

  /** Takes all out, tenant by tenant. */
  takeAll(): [tenantId: string, counts: ClaimCount[]][] {
    const taken = [...this.#tenants].map(([tenantId, own]): [string, ClaimCount[]] => [
      tenantId,
      [...own.values()],
    ]);
    this.#tenants.clear();
    this.#size = 0;
    return taken;
  }
}
