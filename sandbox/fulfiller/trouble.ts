import type { Step } from './fulfiller-order';

export interface Rejection {
  count: number;
  code: string;
  message: string;
}

/** Simulated failures of the next API calls. */
export class FulfillerTrouble {
  private rejection: Rejection | null = null;
  private slow: { count: number; ms: number } | null = null;
  private failing: { count: number; status: number } | null = null;
  /** Steps that newly accepted orders skip. */
  skip: Step[] = [];
  /** References of orders that go out in two parcels, the second by hand. */
  readonly split = new Set<string>();

  /** Refuses the next orders with a 422. */
  reject(rejection: Rejection): void {
    this.rejection = rejection.count > 0 ? { ...rejection } : null;
  }

  delay(count: number, ms: number): void {
    this.slow = count > 0 ? { count, ms } : null;
  }

  fail(count: number, status: number): void {
    this.failing = count > 0 ? { count, status } : null;
  }

  takeRejection(): Rejection | null {
    const { rejection } = this;
    if (rejection && --rejection.count === 0) this.rejection = null;
    return rejection;
  }

  takeDelay(): number {
    const { slow } = this;
    if (slow && --slow.count === 0) this.slow = null;
    return slow?.ms ?? 0;
  }

  takeFailure(): number | null {
    const { failing } = this;
    if (failing && --failing.count === 0) this.failing = null;
    return failing?.status ?? null;
  }

  clear(): void {
    this.rejection = null;
    this.slow = null;
    this.failing = null;
    this.skip = [];
    this.split.clear();
  }
}
