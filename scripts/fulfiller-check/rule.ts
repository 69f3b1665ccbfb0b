import type { Messages } from './messages';
import type { PrinterCalls } from './printer-calls';

/** What was found of a rule; `unseen`: nothing happened that would show it. */
export interface Finding {
  kind: 'kept' | 'broken' | 'unseen';
  /** What was seen, for the people who have to correct it. */
  words: string;
}

export interface CheckContext {
  printer: PrinterCalls;
  messages: Messages;
  /** Milliseconds that a check call and an order may take. */
  limits: { check: number; order: number };
}

/** A rule of the contract, and the section of docs/fulfiller-api/README.md that states it. */
export interface Rule {
  id: string;
  title: string;
  section: string;
  run(context: CheckContext): Promise<Finding>;
}

export const kept = (words = ''): Finding => ({ kind: 'kept', words });
export const broken = (words: string): Finding => ({ kind: 'broken', words });
export const unseen = (words: string): Finding => ({ kind: 'unseen', words });

/** The first finding that isn’t `kept`, else `kept`. */
export const worst = (findings: readonly Finding[]): Finding =>
  findings.find(({ kind }) => kind === 'broken') ?? findings.find(({ kind }) => kind === 'unseen') ?? kept();
