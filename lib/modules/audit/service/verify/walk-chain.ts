import type { Transaction } from '@/lib/db/transaction';
import type { ChainHead } from '@/lib/modules/audit/data/heads';
import { readLinks, type LinkRow } from '@/lib/modules/audit/data/verify-rows';
import { SEAL_FORM, sealHash } from '@/lib/modules/audit/service/seal-hash';
import type { Finding } from './finding';

const PAGE = 5_000;

/** The hashes that were signed of a chain, by number, and the highest of those numbers. */
export interface SignedPlaces {
  hashes: ReadonlyMap<number, string>;
  last: number;
}

/** How far a chain is whole, and its first bad row. `apart`: rows whose own time is over an hour away from that of their sealing. */
export interface Walk {
  links: number;
  apart: number;
  finding: Finding | null;
}

interface Place {
  seq: number;
  hash: string | null;
}

/** What is wrong with a link that should follow `before`. */
function faultOf(
  chain: string,
  link: LinkRow,
  before: Place,
  signed: SignedPlaces | undefined,
): Finding | null {
  const { seq, auditId, text, sealedAt, prevHash } = link;
  const found = (kind: Finding['kind']): Finding => ({ chain, kind, seq, id: auditId });
  if (seq !== before.seq + 1) return { chain, kind: 'gap', seq: before.seq + 1, id: null };
  if (text === null) return found('deleted');
  if (prevHash !== before.hash) return found('relinked');
  if (link.form !== SEAL_FORM) return found('edited');
  if (sealHash({ chain, seq, sealedAt, prevHash, text }) !== link.hash) return found('edited');
  const known = signed?.hashes.get(seq);
  return known === undefined || known === link.hash ? null : found('resigned');
}

/** What is wrong behind the last link. */
function faultAtEnd(
  chain: string,
  end: Place,
  { head, signed }: { head: ChainHead | undefined; signed: SignedPlaces | undefined },
): Finding | null {
  const last = Math.max(signed?.last ?? 0, head?.seq ?? 0);
  if (last > end.seq) return { chain, kind: 'cut', seq: end.seq + 1, id: null };
  const same = (head?.seq ?? 0) === end.seq && (head?.hash ?? null) === end.hash;
  return same ? null : { chain, kind: 'end', seq: end.seq, id: null };
}

/** A chain's links in pages; the next one is asked for before one is looked at, so that both happen at once. */
async function* pagesOf(tx: Transaction, chain: string): AsyncGenerator<LinkRow[]> {
  let next: Promise<LinkRow[]> | null = readLinks(tx, chain, { after: 0, limit: PAGE });
  try {
    while (next) {
      const links: LinkRow[] = await next;
      const last = links.at(-1);
      next = last && links.length === PAGE ? readLinks(tx, chain, { after: last.seq, limit: PAGE }) : null;
      yield links;
    }
  } finally {
    // Who stops early leaves no question open behind.
    await next;
  }
}

/** Walks along a chain from its first link, to the first bad row or to its end. D44-4. */
export async function walkChain(
  tx: Transaction,
  chain: string,
  ends: { head: ChainHead | undefined; signed: SignedPlaces | undefined },
): Promise<Walk> {
  let before: Place = { seq: 0, hash: null };
  let apart = 0;
  for await (const links of pagesOf(tx, chain)) {
    for (const link of links) {
      const finding = faultOf(chain, link, before, ends.signed);
      if (finding) return { links: before.seq, apart, finding };
      before = { seq: link.seq, hash: link.hash };
      if (link.apart) apart += 1;
    }
  }
  return { links: before.seq, apart, finding: faultAtEnd(chain, before, ends) };
}
