import { now } from '@/lib/kernel/clock';

const [MOST, PER_SECOND] = [2_000, 100];

export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
}

/** What each shop lets the app ask for: a bucket of points that fills up again, as the platform's standard plan has it. */
export class Throttle {
  private readonly buckets = new Map<string, { left: number; at: number }>();

  status(shop: string): ThrottleStatus {
    return {
      maximumAvailable: MOST,
      currentlyAvailable: Math.floor(this.leftOf(shop)),
      restoreRate: PER_SECOND,
    };
  }

  /** Takes a call's points; false where there are too few, which takes nothing. */
  take(shop: string, cost: number): boolean {
    const left = this.leftOf(shop);
    if (cost > left) return false;
    this.buckets.set(shop, { left: left - cost, at: now().getTime() });
    return true;
  }

  /** As after many calls of others. */
  drain(shop: string, left = 0): void {
    this.buckets.set(shop, { left, at: now().getTime() });
  }

  reset(): void {
    this.buckets.clear();
  }

  private leftOf(shop: string): number {
    const bucket = this.buckets.get(shop);
    if (!bucket) return MOST;
    return Math.min(MOST, bucket.left + (Math.max(0, now().getTime() - bucket.at) / 1000) * PER_SECOND);
  }
}
