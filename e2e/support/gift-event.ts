import { expect, type APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { sellTee } from './own-store';
import { PASSWORD } from './people';

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

/** Sets what no API call sets: the household mode and the codes. */
async function arrange(slug: string, codes: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    const mode = "update events set household_mode = 'flag', edit_window_minutes = 0 where slug = $1";
    await client.query(mode, [slug]);
    await client.query(
      `insert into promo_codes (tenant_id, id, event_id, code, folded, max_uses)
       select tenant_id, 'cod_' || lower(code), id, code, code, 1 from events, unnest($2::text[]) code where slug = $1`,
      [slug, codes],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Creates and opens the event with one tee as gift. */
export async function openFlaggingEvent(request: APIRequestContext): Promise<FlaggingEvent> {
  const login = await request.post('/api/login', { data: { email: ADMIN, password: PASSWORD } });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${TENANT}/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const mark = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const name = `Gift ${mark}`;
  const made: { data: { slug: string } } = await post('events/create', {
    image_id: null,
    products: [],
    region: 'UK',
    type: 'Promo',
    page: { name, heading: '', subheading: '' },
    theme: { primary: '#1f4d3a', secondary: '#f2efe6', tertiary: '#c2612c', font_set: 'clean' },
  });
  const { slug } = made.data;
  const codes = ['1', '2', '3'].map((digit) => `HG${mark}${digit}`);
  await arrange(slug, codes);
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token });
  await post(`events/${slug}/status`, { status: 'Active' });
  return {
    slug,
    name,
    codes,
    async waiting() {
      const list = await request.get(`/api/${TENANT}/claims/flagged?event=${slug}`, { headers });
      const { data }: { data: { claims: Flagged[] } } = await list.json();
      return data.claims;
    },
    async decide(claim, verb) {
      await post(`claims/${claim.order_id}/${verb}`, {});
    },
  };
}
