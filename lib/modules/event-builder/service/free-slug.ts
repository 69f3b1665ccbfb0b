import { invalid } from '@/lib/kernel/app-error';
import { randomText } from '@/lib/kernel/random';
import { checkSlug, slugFrom, SLUG_MAX_LENGTH } from '@/lib/modules/events/rules/slug';
import { takeSlug } from '@/lib/modules/event-builder/data/create-event';
import type { Transaction } from '@/lib/db/transaction';

/** Numbered slugs tried before a random suffix. */
const NUMBERED = 9;

function withEnd(base: string, end: string): string {
  return `${base.slice(0, SLUG_MAX_LENGTH - end.length - 1).replace(/-+$/, '')}-${end}`;
}

/** `fjord-fern`, `fjord-fern-2` to `-9`, then with a random suffix. Reserved words are skipped. */
export function* slugsFor(name: string): Generator<string> {
  const base = slugFrom(name);
  const ends = Array.from({ length: NUMBERED - 1 }, (_, index) => String(index + 2));
  for (const slug of [base, ...ends.map((end) => withEnd(base, end))]) if (checkSlug(slug).ok) yield slug;
  for (;;) yield withEnd(base, randomText('abcdefghjkmnpqrstvwxyz23456789', 5));
}

/** The slug asked for, or the first free one for a name. Throws 422 at a slug that is taken. */
export async function takeSlugFor(
  tx: Transaction,
  { slug, name }: { slug: string; name: string },
  of: { tenantId: string; eventId: string; at: Date },
): Promise<string> {
  if (slug === '') return takeFreeSlug(tx, name, of);
  if (!(await takeSlug(tx, { slug, ...of }))) throw invalid({ slug: ['slug_taken'] });
  return slug;
}

/** Takes the first free slug for a name. A slug stays reserved for ever (D6-3). */
async function takeFreeSlug(
  tx: Transaction,
  name: string,
  of: { tenantId: string; eventId: string; at: Date },
): Promise<string> {
  for (const slug of slugsFor(name)) if (await takeSlug(tx, { slug, ...of })) return slug;
  throw new Error('there is always another slug');
}
