/** What can be done to the next messages: never sent, sent twice, late, in reverse order, or kept until released. */
export const MISCHIEFS = ['drop', 'double', 'delay', 'reorder', 'hold'] as const;
type MischiefKind = (typeof MISCHIEFS)[number];

export interface Mischief {
  kind: MischiefKind;
  /** How many messages it still meets. */
  count: number;
  /** For `delay`: how late. */
  ms: number;
  /** Only messages of this type, else all. */
  type?: string | undefined;
}

/** The plan for the messages to come, first fitting entry first. */
export class MischiefPlan {
  private entries: Mischief[] = [];

  add(entry: Mischief): void {
    if (entry.count > 0) this.entries.push({ ...entry });
  }

  /** Takes the entry that meets a message of this type, or null; `last` tells that it is used up now. */
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
