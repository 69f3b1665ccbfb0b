import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from './calls';
import { giveCredit } from './credit';
import { arrange, createEvent } from './own-event';
import { sellTee } from './own-store';
import type { newAddress } from './people';

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
  /** The gift, and one of its sizes. */
  gift: { product_id: string; variant_id: string };
  /** The waiting claims, as the client sees them. */
  waiting(): Promise<Flagged[]>;
  /** The client's decision. */
  decide(claim: Flagged, verb: 'release' | 'refuse'): Promise<void>;
}

/** A gift claimed as the claim page does it; the answer's status, so that a test can expect a refusal. */
export async function claimByApi(
  request: APIRequestContext,
  { slug, gift }: FlaggingEvent,
  { person, code }: { person: ReturnType<typeof newAddress>; code: string },
): Promise<number> {
  const csrf = await request.get('/api/csrf-cookie');
  const { csrf_token: token }: { csrf_token: string } = await csrf.json();
  const answer = await request.post(`/api/${TENANT}/${slug}/claim`, {
    headers: { 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' },
    data: {
      name: person.name,
      email: person.email,
      phone: '+44 20 7946 0123',
      address_first_line: person.street,
      address_city: 'Leith',
      address_postcode: 'EH6 6JN',
      address_country: 'United Kingdom',
      promo_code: code,
      products: [{ ...gift, quantity: 1 }],
    },
  });
  return answer.status();
}

const MODE = "update events set household_mode = 'flag', edit_window_minutes = 0 where slug = $1";
const CODES = `with batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
    select tenant_id, 'bat_' || lower(($2::text[])[1]), id, 'Guests', 'single', 'made', cardinality($2::text[]), cardinality($2::text[]) from events where slug = $1)
  insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
  select tenant_id, 'cod_' || lower(code), 'bat_' || lower(($2::text[])[1]), id, code, code, 1
  from events, unnest($2::text[]) code where slug = $1`;

/** Creates and opens the event with one tee as gift. */
export async function openFlaggingEvent(request: APIRequestContext): Promise<FlaggingEvent> {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Promo', region: 'UK' });
  const mark = slug.slice(-9);
  const codes = ['1', '2', '3', '4', '5', '6'].map((digit) => `HG${mark}${digit}`);
  await arrange([MODE, [slug]], [CODES, [slug, codes]]);
  const product = await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  const stock = await calls.get<{ variants: { variant_id: string }[] }>(
    `/api/${TENANT}/events/${slug}/products/${product}/stock`,
  );
  await giveCredit(TENANT, 'GBP');
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  return {
    slug,
    name,
    codes,
    gift: { product_id: product, variant_id: stock.variants[0]?.variant_id ?? '' },
    async waiting() {
      const path = `/api/${TENANT}/claims/flagged?event=${slug}`;
      return (await calls.get<{ claims: Flagged[] }>(path)).claims;
    },
    async decide(claim, verb) {
      await calls.post(`/api/${TENANT}/claims/${claim.order_id}/${verb}`, {});
    },
  };
}
