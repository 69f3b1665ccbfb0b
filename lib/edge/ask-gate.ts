import { entryCookiesIn } from '@/lib/modules/events/rules/entry-cookie';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import type { Gate } from './known-gates';

interface EntryAnswer {
  data?: { entered?: unknown };
}

/**
 * Asks the tenant API whether a store is private and whether these cookies open it. Null for one that lets everybody in,
 * for a draft and for none. Throws when the API cannot say.
 */
export async function askGate(slug: string, cookie: string): Promise<Gate | null> {
  const url = `http://tenant-api.internal/api/storefront/${slug}/entry`;
  const entries = entryCookiesIn(cookie);
  const headers = new Headers(entries === '' ? [] : [['cookie', entries]]);
  const response = await tenantApiFetch(new Request(url, { headers }));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the gate answered ${response.status}`);
  const { data }: EntryAnswer = await response.json();
  return { entered: data?.entered === true };
}
