import { cookies, draftMode } from 'next/headers';
import { isEntryCookie } from '@/lib/modules/events/rules/entry-cookie';

interface EntryHeaders {
  headers?: { cookie: string };
}

/** This visitor's entries of private stores, for a call from a page that is rendered per request. */
export async function visitorsEntries(): Promise<EntryHeaders> {
  const entries = (await cookies()).getAll().filter(({ name }) => isEntryCookie(name));
  if (entries.length === 0) return {};
  return { headers: { cookie: entries.map(({ name, value }) => `${name}=${value}`).join('; ') } };
}

/**
 * The same for a page that is kept while its store lets everybody in: then there are none, and no cookie is read. For a
 * private store the web's server has the page rendered anew, in draft mode, in which `unstable_cache` keeps nothing either
 * (ADR 0076). Ask before a cached function, since inside it no cookie can be read.
 */
export async function entryHeaders(): Promise<EntryHeaders> {
  return (await isPrivateVisit()) ? visitorsEntries() : {};
}

/** Whether this page is rendered for a visitor of a private store. */
export async function isPrivateVisit(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}
