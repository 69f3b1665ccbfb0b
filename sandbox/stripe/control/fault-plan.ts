/** A simulated failure of the next calls of a path. */
export interface PlannedFault {
  /** `/v1/payment_intents`; `*` matches one segment. */
  path: string;
  method?: string | undefined;
  count: number;
  /** Delay in ms, during which the call is in flight. */
  latencyMs: number;
  /** Answer with this status instead of the real one. */
  status?: number | undefined;
  code?: string | undefined;
  /** `after`: the call takes effect before it fails. */
  when: 'before' | 'after';
  /** Close the connection instead of answering. */
  disconnect: boolean;
}

export class FaultPlan {
  private entries: PlannedFault[] = [];

  add(fault: PlannedFault): void {
    if (fault.count > 0) this.entries.push({ ...fault });
  }

  take(method: string, path: string): PlannedFault | null {
    if (this.entries.length === 0) return null;
    const entry = this.entries.find((candidate) => fits(candidate, method, path));
    if (!entry) return null;
    entry.count -= 1;
    if (entry.count === 0) this.entries = this.entries.filter((other) => other !== entry);
    return entry;
  }

  clear(): void {
    this.entries = [];
  }
}

function fits(entry: PlannedFault, method: string, path: string): boolean {
  if (entry.method && entry.method !== method) return false;
  const wanted = entry.path.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index])
  );
}
