import type {
  readRefusedWords as readBy,
  RefusedWords,
  updateRefusedWords as savedBy,
} from '@/lib/modules/events/contract/refused-words';
import { browserCall } from '@/lib/client/browser';

/** An event by its tenant and slug. */
interface EventPlace {
  tenant: string;
  slug: string;
}

// The contracts' path, without their schemas.
const PATH = '/api/{tenant}/events/{slug}/refused-words';
const READ = { method: 'get', path: PATH } as const;
const SAVE = { method: 'post', path: PATH } as const;

export async function readRefusedWords({ tenant, slug }: EventPlace): Promise<RefusedWords> {
  return browserCall<typeof readBy>(READ, { params: { tenant, slug } });
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with the place of each wrong word. */
export async function saveRefusedWords(
  { tenant, slug }: EventPlace,
  body: RefusedWords,
): Promise<RefusedWords> {
  return browserCall<typeof savedBy>(SAVE, { params: { tenant, slug }, body });
}
