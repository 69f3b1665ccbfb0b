import { and, eq, sql } from 'drizzle-orm';
import { IS_OPEN_TO_THE_PUBLIC, REFUSED_WORDS_JSON } from './event-json';
import { events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';
import { ownEvent } from './own-event';

/** An event with its list, enabled or not. */
export interface WordsEvent {
  id: string;
  locked: boolean;
  lockReason: string | null;
  enabled: boolean;
  words: string[];
  version: number;
}

/** A tenant's event by its slug, locked for a change if `lock`; undefined for no event of this tenant. */
export async function findWordsEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<WordsEvent | undefined> {
  const query = tx
    .select({
      id: events.id,
      locked: events.locked,
      lockReason: events.lockReason,
      version: events.wordsVersion,
      enabled: events.refusesWords,
      words: events.refusedWords,
    })
    .from(events)
    .where(ownEvent(tenantId, slug));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Sets an event's list and whether it is enabled, as the next version. */
export async function saveRefusedWords(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  { enabled, words }: Pick<WordsEvent, 'enabled' | 'words'>,
  at: Date,
): Promise<void> {
  await tx
    .update(events)
    .set({
      refusesWords: enabled,
      refusedWords: words,
      updatedAt: at,
      wordsVersion: sql`${events.wordsVersion} + 1`,
    })
    .where(and(eq(events.tenantId, key.tenantId), eq(events.id, key.eventId)));
}

/** An event's refused words now; empty while the list is disabled. */
export async function readRefusedWords(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ words: string[] }>(sql`
    select ${REFUSED_WORDS_JSON} as words from events e where e.tenant_id = ${tenantId} and e.id = ${eventId}`);
  return rows[0]?.words ?? [];
}

/** The same for a public event by its slug; undefined for an event that is not public. */
export async function readPublicWords(tx: Transaction, slug: string): Promise<string[] | undefined> {
  const { rows } = await tx.execute<{ words: string[] }>(sql`
    select ${REFUSED_WORDS_JSON} as words from events e where e.slug = ${slug} and ${IS_OPEN_TO_THE_PUBLIC}`);
  return rows[0]?.words;
}
