import { listHistory, readLines, readWhole } from '@/lib/modules/audit/service/heads/heads-folder';
import { readSigned, type SignedHead } from '@/lib/modules/audit/service/heads/signed-heads';
import type { SignedPlaces } from './walk-chain';

/** What the folder of the signed heads tells. */
export interface SignedHistory {
  places: ReadonlyMap<string, SignedPlaces>;
  /** When heads were signed last; null where none ever were. */
  at: string | null;
  /** What is wrong with the folder itself. */
  problems: string[];
}

class Places {
  private readonly byChain = new Map<string, { hashes: Map<number, string>; last: number }>();

  add(heads: Readonly<Record<string, SignedHead>>): void {
    for (const [chain, { seq, hash }] of Object.entries(heads)) {
      const own = this.byChain.get(chain) ?? { hashes: new Map<number, string>(), last: 0 };
      own.hashes.set(seq, hash);
      own.last = Math.max(own.last, seq);
      this.byChain.set(chain, own);
    }
  }

  all(): ReadonlyMap<string, SignedPlaces> {
    return this.byChain;
  }
}

/** Reads the history line by line; each names the signature of the one before. Returns the signatures that it holds. */
async function readHistory(places: Places, problems: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  let before: string | null | undefined;
  for (const name of await listHistory()) {
    for (const [index, text] of (await readLines(name)).entries()) {
      if (text === '') continue;
      const line = readSigned('line', text);
      // What a process that died left unfinished is no line; one that was changed is missed by the line behind it.
      if (!line) continue;
      if (before !== undefined && line.body.before !== before)
        problems.push(`${name}: the line before line ${index + 1} is missing or was changed`);
      places.add(line.body.heads);
      before = line.signature;
      seen.add(line.signature);
    }
  }
  return seen;
}

/** The heads that were signed, now and earlier. The oldest files of the history may have been put away elsewhere. D44-3. */
export async function readSignedHistory(): Promise<SignedHistory> {
  const places = new Places();
  const problems: string[] = [];
  const seen = await readHistory(places, problems);
  const whole = await readWhole();
  if (whole === 'none') return { places: places.all(), at: null, problems };
  if (whole === 'bad') {
    problems.push('heads.json is missing, was changed, or was signed by another secret');
    return { places: places.all(), at: null, problems };
  }
  places.add(whole.heads);
  const { line, file } = whole.history;
  if (line !== null && !seen.has(line))
    problems.push(`${file}: the last line that was signed is missing or was changed`);
  return { places: places.all(), at: whole.at, problems };
}
