import { z } from 'zod';
import { invalid } from '@/lib/kernel/app-error';

/** The last row of a page: its value in the sort column, and the key that distinguishes rows with equal values. */
export interface PagePlace {
  /** The sort column as Postgres writes it: a timestamp with microseconds, or an integer. */
  value: string;
  id: string;
  tenantId: string;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

const schema = z.tuple([
  z.string().max(20),
  z.union([z.string().regex(INSTANT), z.string().regex(/^\d{1,12}$/)]),
  // Products of the first clients are named by hand, as `ff-crew-tee`; a row of the log that is written once has its key in its id, which
  // names its reader, hour and client, or is a provider's event.
  z.string().regex(/^[a-z]{2,3}[_-][a-zA-Z0-9_-]{2,90}$/),
  z.string().regex(/^ten_[a-z0-9_]{2,40}$/),
]);

/** The opaque cursor of the next page in the same sort order (D28-1). */
export function encodeCursor(sort: string, place: PagePlace): string {
  return Buffer.from(JSON.stringify([sort, place.value, place.id, place.tenantId])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** One that Postgres knows, too: it has no year 0, and a 30th of February is no day, where `Date` takes the next month's. */
function isInstant(value: string): boolean {
  if (!INSTANT.test(value) || value < '0001') return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === value.slice(0, 19);
}

/**
 * The position in a cursor. A cursor contains nothing the caller could not request anyway, so it is validated, not
 * signed. Throws 422 at `cursor` for an invalid text or a cursor of another sort order.
 */
export function decodeCursor(text: string, sort: string, column: 'instant' | 'number'): PagePlace {
  const parsed = schema.safeParse(parse(text));
  const refused = () => invalid({ cursor: ['invalid'] });
  if (!parsed.success) throw refused();
  const [madeFor, value, id, tenantId] = parsed.data;
  if (madeFor !== sort) throw refused();
  if (column === 'instant' ? !isInstant(value) : !/^\d{1,12}$/.test(value)) throw refused();
  return { value, id, tenantId };
}
