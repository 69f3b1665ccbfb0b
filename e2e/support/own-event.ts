import pg from 'pg';
import type { Calls } from './calls';

/** An event of a demo client that one test alone uses, so that what it adds or removes is on no other test's page. */
export interface OwnEvent {
  slug: string;
  name: string;
}

interface EventChoice {
  type: 'Store' | 'Promo' | 'Bulk';
  region: 'UK' | 'EU' | 'US';
}

/** A company makes sixty events an hour and no more (D27): together the tests make as many as several companies. */
async function forgetMadeEvents(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query("delete from rate_limits where bucket like 'event-create:%'");
  } finally {
    await client.end();
  }
}

/** Creates the event as a draft, without products. */
export async function createEvent(
  calls: Calls,
  tenant: string,
  { type, region }: EventChoice,
): Promise<OwnEvent> {
  const name = `Own ${type} ${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await forgetMadeEvents();
  const { slug } = await calls.post<{ slug: string }>(`/api/${tenant}/events/create`, {
    image_id: null,
    products: [],
    region,
    type,
    page: { name, heading: '', subheading: '' },
    theme: { primary: '#1f4d3a', secondary: '#f2efe6', tertiary: '#c2612c', font_set: 'clean' },
  });
  return { slug, name };
}

/** A draft with the products of a demo event. */
export async function cloneEvent(calls: Calls, tenant: string, slug: string): Promise<OwnEvent> {
  const name = `Own copy ${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const comes = { products: true, look: true, details: true, vouchers: false };
  await forgetMadeEvents();
  const copy = await calls.post<{ slug: string }>(`/api/${tenant}/events/${slug}/clone`, { name, ...comes });
  return { slug: copy.slug, name };
}

/** Runs statements as staff: for settings of an event that no API call sets. */
export async function arrange(...statements: readonly [string, unknown[]][]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    for (const [statement, values] of statements) await client.query(statement, values);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
