import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from './calls';
import { arrange, createEvent } from './own-event';
import { sellTee } from './own-store';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

interface Flagged {
  order_id: string;
  order_ref: string;
  state: string;
  reasons: { kind: string }[];
}

/** A separate gift event in which a suspicious second claim waits for the client's decision. */
export interface FlaggingEvent {
  slug: string;
  name: string;
  /** Each is valid for one claim. */
  codes: string[];
  /** The waiting claims, as the client sees them. */
  waiting(): Promise<Flagged[]>;
  /** The client's decision. */
  decide(claim: Flagged, verb: 'release' | 'refuse'): Promise<void>;
}

const MODE = "update events set household_mode = 'flag', edit_window_minutes = 0 where slug = $1";
const CODES = `with batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
    select tenant_id, 'bat_' || lower(($2::text[])[1]), id, 'Guests', 'single', 'made', 3, 3 from events where slug = $1)
  insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
  select tenant_id, 'cod_' || lower(code), 'bat_' || lower(($2::text[])[1]), id, code, code, 1
  from events, unnest($2::text[]) code where slug = $1`;

/** Creates and opens the event with one tee as gift. */
export async function openFlaggingEvent(request: APIRequestContext): Promise<FlaggingEvent> {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Promo', region: 'UK' });
  const mark = slug.slice(-9);
  const codes = ['1', '2', '3'].map((digit) => `HG${mark}${digit}`);
  await arrange([MODE, [slug]], [CODES, [slug, codes]]);
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  return {
    slug,
    name,
    codes,
    async waiting() {
      const path = `/api/${TENANT}/claims/flagged?event=${slug}`;
      return (await calls.get<{ claims: Flagged[] }>(path)).claims;
    },
    async decide(claim, verb) {
      await calls.post(`/api/${TENANT}/claims/${claim.order_id}/${verb}`, {});
    },
  };
}
