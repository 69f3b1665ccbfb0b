import type {
  readRefusedWords as readBy,
  RefusedWords,
  updateRefusedWords as savedBy,
} from '@/lib/modules/events/contract/refused-words';
import { readRefusedWordsCall, updateRefusedWordsCall } from '@/lib/modules/events/contract/paths';
import { browserCall } from '@/lib/client/browser';

/** An event by its tenant and slug. */
interface EventPlace {
  tenant: string;
  slug: string;
}

export async function readRefusedWords({ tenant, slug }: EventPlace): Promise<RefusedWords> {
  return browserCall<typeof readBy>(readRefusedWordsCall, { params: { tenant, slug } });
}

/**
 * Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with the index of each
 * wrong word.
 */
export async function saveRefusedWords(
  { tenant, slug }: EventPlace,
  body: RefusedWords,
): Promise<RefusedWords> {
  return browserCall<typeof savedBy>(updateRefusedWordsCall, { params: { tenant, slug }, body });
}
