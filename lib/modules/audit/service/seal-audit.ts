import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import type { Transaction } from '@/lib/db/transaction';
import { withAudit } from '@/lib/db/with-audit';
import {
  listWaitingChains,
  mayISeal,
  readEnds,
  readUnsealed,
  writeSeals,
  type ChainEnd,
  type NewSeal,
  type UnsealedRow,
} from '@/lib/modules/audit/data/unsealed';
import { SEAL_FORM, sealHash, sealMoment } from './seal-hash';

/** So many chains share a transaction, and so many rows do: a client with many rows has its next turn after all others. */
const CHAINS = 100;
const ROWS = 5_000;

/** What one turn over all chains has done. `broken`: chains that took no row; the check tells why. */
export interface Sealed {
  sealed: number;
  broken: string[];
}

/** The links of rows that follow each chain's end. */
function linksOf(rows: readonly UnsealedRow[], ends: readonly ChainEnd[], sealedAt: string): NewSeal[] {
  const last = new Map(ends.map(({ chain, seq, hash }) => [chain, { seq: Number(seq), hash }]));
  return rows.map(({ chain, place, auditId, text }) => {
    const before = last.get(chain);
    const seq = (before?.seq ?? 0) + 1;
    const prevHash = before?.hash ?? null;
    const hash = sealHash({ chain, seq, sealedAt, prevHash, text });
    last.set(chain, { seq, hash });
    return { chain, place, seq, auditId, prevHash, hash };
  });
}

/** Null while another worker seals. */
async function sealChains(tx: Transaction, chains: readonly string[]): Promise<number | null> {
  if (!(await mayISeal(tx))) return null;
  const rows = await readUnsealed(tx, chains, Math.ceil(ROWS / chains.length));
  if (rows.length === 0) return 0;
  const at = sealMoment(now());
  await writeSeals(tx, linksOf(rows, await readEnds(tx, chains), at), { form: SEAL_FORM, at });
  return rows.length;
}

/** A group at once, or one by one where one of them cannot be gone on with. Null while another worker seals. */
async function sealGroup(chains: readonly string[], broken: string[]): Promise<number | null> {
  try {
    return await withAudit((tx) => sealChains(tx, chains));
  } catch (error) {
    const [only] = chains;
    if (chains.length === 1 && only !== undefined) {
      log().error({ chain: only, fault: traceOf(error) }, 'audit chain could not be gone on with');
      broken.push(only);
      return 0;
    }
  }
  let sealed = 0;
  for (const chain of chains) {
    const one = await sealGroup([chain], broken);
    if (one === null) return null;
    sealed += one;
  }
  return sealed;
}

/**
 * Gives committed rows of the log their place in their chain until none waits: all chains take turns, and a broken one holds up no other.
 * One worker at a time does it; in any other it ends at once. `skip`: chains that were found broken. D44-2, ADR 0169.
 */
export async function sealAudit(
  how: { signal?: AbortSignal; skip?: ReadonlySet<string> } = {},
): Promise<Sealed> {
  const done: Sealed = { sealed: 0, broken: [] };
  for (;;) {
    const waiting = await withAudit(listWaitingChains);
    const next = waiting.filter((chain) => !how.skip?.has(chain) && !done.broken.includes(chain));
    let taken = 0;
    for (let from = 0; from < next.length; from += CHAINS) {
      if (how.signal?.aborted) return done;
      const sealed = await sealGroup(next.slice(from, from + CHAINS), done.broken);
      if (sealed === null) return done;
      taken += sealed;
    }
    done.sealed += taken;
    if (taken === 0) return done;
  }
}
