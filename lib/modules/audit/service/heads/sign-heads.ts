import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import type { Transaction } from '@/lib/db/transaction';
import { withAudit } from '@/lib/db/with-audit';
import { mayISign, readHashes, readHeads, type ChainHead } from '@/lib/modules/audit/data/heads';
import { appendLine, historyFile, readLines, readWhole, replaceWhole, sizeOf } from './heads-folder';
import { readSigned, signText, type SignedHead, type WholeBody } from './signed-heads';

/** Heads younger than this need no new signature: another worker of this folder has just signed. */
const YOUNG_MS = 55_000;

type Heads = Record<string, SignedHead>;

/** What a signing did. `lost`: chains that do not go on from what was signed, whose old head stays. */
export interface Signing {
  changed: number;
  lost: string[];
}

/** The chains that went on since, and those that do not go on from what was signed. */
async function compare(
  tx: Transaction,
  known: Heads,
  heads: readonly ChainHead[],
): Promise<{ changed: Heads; lost: string[] }> {
  const moved = heads.filter(
    ({ chain, seq, hash }) => known[chain]?.seq !== seq || known[chain].hash !== hash,
  );
  const before = moved.flatMap(({ chain }) => (known[chain] ? [{ chain, seq: known[chain].seq }] : []));
  const hashes = await readHashes(tx, before);
  const goesOn = ({ chain, seq }: ChainHead) => {
    const signed = known[chain];
    return !signed || (seq > signed.seq && hashes.get(chain) === signed.hash);
  };
  const there = new Set(heads.map(({ chain }) => chain));
  return {
    changed: Object.fromEntries(
      moved.filter(goesOn).map(({ chain, seq, hash, sealedAt }) => [chain, { seq, hash, at: sealedAt }]),
    ),
    lost: [
      ...moved.filter((head) => !goesOn(head)).map(({ chain }) => chain),
      ...Object.keys(known).filter((chain) => !there.has(chain)),
    ],
  };
}

/** The signature of the history's last line: what a process that died behind it wrote counts, too. */
async function lastLine(history: WholeBody['history'], today: string): Promise<string | null> {
  const older = await readLines(history.file, history.size);
  const texts = today === history.file ? older : [...older, ...(await readLines(today))];
  const more = texts.flatMap((text) => {
    const line = readSigned('line', text);
    return line ? [line.signature] : [];
  });
  return more.at(-1) ?? history.line;
}

async function write(at: Date, kept: WholeBody | null, changed: Heads): Promise<void> {
  const moment = at.toISOString();
  const file = historyFile(at);
  let line = kept ? await lastLine(kept.history, file) : null;
  let size = await sizeOf(file);
  if (Object.keys(changed).length > 0) {
    const added = signText('line', { at: moment, before: line, heads: changed });
    // A line that a process left unfinished is closed by the first line feed.
    const torn = size > 0 && (await readLines(file, size - 1))[0] !== '';
    size = await appendLine(file, `${torn ? '\n' : ''}${added.text}`);
    line = added.signature;
  }
  const heads = { ...kept?.heads, ...changed };
  await replaceWhole(signText('heads', { form: 1, at: moment, history: { file, size, line }, heads }).text);
}

/**
 * Signs where all chains end into a folder outside of the database: those that changed as a line of the day's history, and all of them as
 * one file. A chain that does not go on from what was signed keeps its old head, so that the check finds it. Null where another
 * worker signs, has just done so, or what was signed before cannot be trusted. D44-3, ADR 0169.
 */
export async function signHeads(): Promise<Signing | null> {
  return withAudit(async (tx) => {
    if (!(await mayISign(tx))) return null;
    const kept = await readWhole();
    if (kept === 'bad') {
      log().error(
        {},
        'signed heads of the audit log cannot be read, so none are added: see docs/operations.md',
      );
      return null;
    }
    const at = now();
    const known = kept === 'none' ? null : kept;
    if (known && Math.abs(at.getTime() - Date.parse(known.at)) < YOUNG_MS) return null;
    const { changed, lost } = await compare(tx, known?.heads ?? {}, await readHeads(tx));
    if (lost.length > 0)
      log().error(
        { chains: lost.slice(0, 20), count: lost.length },
        'audit chains do not go on from what was signed',
      );
    await write(at, known, changed);
    return { changed: Object.keys(changed).length, lost };
  });
}
