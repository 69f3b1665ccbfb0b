export interface Refusal {
  count: number;
  /** SMTP status; 4xx means a temporary failure, 5xx a permanent one. */
  code: number;
  message: string;
}

/** Simulated failures of the next mails: refused or delayed. */
export class MailTrouble {
  private refusal: Refusal | null = null;
  private slow: { count: number; ms: number } | null = null;

  refuse(refusal: Refusal): void {
    this.refusal = refusal.count > 0 ? { ...refusal } : null;
  }

  delay(count: number, ms: number): void {
    this.slow = count > 0 ? { count, ms } : null;
  }

  takeRefusal(): Refusal | null {
    const { refusal } = this;
    if (refusal) {
      refusal.count -= 1;
      if (refusal.count === 0) this.refusal = null;
    }
    return refusal;
  }

  takeDelay(): number {
    const { slow } = this;
    if (!slow) return 0;
    slow.count -= 1;
    if (slow.count === 0) this.slow = null;
    return slow.ms;
  }

  clear(): void {
    this.refusal = null;
    this.slow = null;
  }
}
