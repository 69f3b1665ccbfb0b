/** Simulated delivery faults: never sent, sent twice, late, in reverse order, or held until released. */
export const MISCHIEFS = ['drop', 'double', 'delay', 'reorder', 'hold'] as const;
type MischiefKind = (typeof MISCHIEFS)[number];

export interface Mischief {
  kind: MischiefKind;
  /** Number of messages that it still applies to. */
  count: number;
  /** For `delay`: by how much. */
  ms: number;
  /** Applies only to messages of this type; default: all. */
  type?: string | undefined;
}

/** Planned delivery faults; the first matching entry applies. */
export class MischiefPlan {
  private entries: Mischief[] = [];

  add(entry: Mischief): void {
    if (entry.count > 0) this.entries.push({ ...entry });
  }

  /** Takes the entry that applies to a message of this type, or null; `last` means that it is now used up. */
  take(type: string): { entry: Mischief; last: boolean } | null {
    const entry = this.entries.find((candidate) => candidate.type === undefined || candidate.type === type);
    if (!entry) return null;
    entry.count -= 1;
    const last = entry.count === 0;
    if (last) this.entries = this.entries.filter((candidate) => candidate !== entry);
    return { entry, last };
  }

  clear(): void {
    this.entries = [];
  }
}
