export interface PlannedProcessing {
  count: number;
  /** How long the payment stays `processing`. */
  ms: number;
  outcome: 'succeeded' | 'failed';
}

/** Keeps the next payments `processing` for a while before they succeed or fail. */
export class ProcessingPlan {
  private next: PlannedProcessing | null = null;
  private readonly timers = new Set<NodeJS.Timeout>();

  plan(next: PlannedProcessing): void {
    this.next = next.count > 0 ? { ...next } : null;
  }

  take(): PlannedProcessing | null {
    const taken = this.next;
    if (taken) {
      taken.count -= 1;
      if (taken.count === 0) this.next = null;
    }
    return taken;
  }

  later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  clear(): void {
    this.next = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
