import { createHash } from 'node:crypto';

/** How rows are written down to be hashed; a seal names its own. */
export const SEAL_FORM = 1;

/** A row in its place of its chain. */
export interface SealedText {
  chain: string;
  seq: number;
  /** UTC with microseconds. */
  sealedAt: string;
  /** Of the row before it, in hex; null for the first. */
  prevHash: string | null;
  /** The row's columns, as `tenantRowText` and `platformRowText` write them. */
  text: string;
}

/**
 * SHA-256 over six lines in UTF-8: the form, chain, number, moment of sealing, hash of the row before (empty for the first), and the row
 * itself, which as JSON has no line break. In hex. D44-2, ADR 0169.
 */
export function sealHash({ chain, seq, sealedAt, prevHash, text }: SealedText): string {
  const lines = [`merchloom-audit-${SEAL_FORM}`, chain, seq, sealedAt, prevHash ?? '', text];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** A moment of the clock as the chains write it. */
export const sealMoment = (at: Date): string => at.toISOString().replace('Z', '000Z');
