import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withAuditSnapshot } from '@/lib/db/with-audit';
import { readHeads, type ChainHead } from '@/lib/modules/audit/data/heads';
import { countChain, findStray, listChains } from '@/lib/modules/audit/data/verify-rows';
import type { Finding } from './finding';
import { readSignedHistory, type SignedHistory } from './read-signed';
import { walkChain, type SignedPlaces } from './walk-chain';

/** What the check saw. */
export interface Verified {
  chains: number;
  /** Sealed rows that are as they were sealed. */
  sealed: number;
  /** Rows that are not sealed yet. */
  waiting: number;
  /** Rows whose own time is more than an hour away from that of their sealing: written late, or put in afterwards. */
  apart: number;
  /** When the chains' ends were signed last; null where they never were. */
  signedAt: string | null;
  /** The first bad row of each chain that has one. */
  findings: Finding[];
  /** What is wrong with the folder of the signed heads. */
  problems: string[];
}

interface Ends {
  head: ChainHead | undefined;
  signed: SignedPlaces | undefined;
}

/** The first bad row among those that no link has. */
async function findUnsealed(
  tx: Transaction,
  chain: string,
  { links, at }: { links: number; at: Date },
): Promise<{ waiting: number; finding: Finding | null }> {
  const { rows, waiting, gone, goneId, lateId } = await countChain(tx, chain, at);
  const found = (kind: Finding['kind'], id: string | null): Finding => ({ chain, kind, seq: null, id });
  if (rows !== links + waiting) return { waiting, finding: found('added', await findStray(tx, chain)) };
  if (gone > 0) return { waiting, finding: found('vanished', goneId) };
  return { waiting, finding: lateId === null ? null : found('late', lateId) };
}

async function verifyChain(tx: Transaction, chain: string, ends: Ends, seen: Verified): Promise<void> {
  const walk = await walkChain(tx, chain, ends);
  seen.sealed += walk.links;
  seen.apart += walk.apart;
  if (walk.finding) {
    seen.findings.push(walk.finding);
    return;
  }
  const rest = await findUnsealed(tx, chain, { links: walk.links, at: now() });
  seen.waiting += rest.waiting;
  if (rest.finding) seen.findings.push(rest.finding);
}

/** Compares every chain, in a transaction that sees the log as of one moment, with what was signed before it began. */
export async function verifyIn(tx: Transaction, signed: SignedHistory): Promise<Verified> {
  const heads = new Map((await readHeads(tx)).map((head) => [head.chain, head]));
  const chains = [...new Set([...(await listChains(tx)), ...signed.places.keys()])].toSorted();
  const seen: Verified = {
    chains: chains.length,
    sealed: 0,
    waiting: 0,
    apart: 0,
    signedAt: signed.at,
    findings: [],
    problems: signed.problems,
  };
  for (const chain of chains)
    await verifyChain(tx, chain, { head: heads.get(chain), signed: signed.places.get(chain) }, seen);
  return seen;
}

/**
 * Compares every chain with the rows as they are now, all as of one moment, and with the heads that were signed outside of the database.
 * Reads in pages, and changes nothing. Names the first bad row of each chain. D44-4, ADR 0169.
 */
export async function verifyAudit(): Promise<Verified> {
  // First what was signed: the chains may go on meanwhile, and never back.
  const signed = await readSignedHistory();
  return withAuditSnapshot((tx) => verifyIn(tx, signed));
}
