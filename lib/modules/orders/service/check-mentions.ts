import { invalid } from '@/lib/kernel/app-error';
import { colleaguesOf } from '@/lib/modules/accounts/service/colleagues-of';
import { MAX_MENTIONS, mentionedIn } from '@/lib/modules/orders/rules/mentions';

/**
 * Whom a note mentions: people of the order's client who may see its orders, and no one else. D3-61. Throws 422 for anybody
 * else, and for too many.
 */
export async function checkMentions(tenantId: string, message: string): Promise<string[]> {
  const ids = mentionedIn(message);
  if (ids.length === 0) return [];
  if (ids.length > MAX_MENTIONS) throw invalid({ message: ['too_many'] });
  const known = new Set((await colleaguesOf(tenantId, 'orders.read')).map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw invalid({ message: ['unknown'] });
  return ids;
}
