import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { withDirectory } from '@/lib/db/with-directory';
import { findReader, listReaders } from '@/lib/modules/accounts/data/notices';
import { wayOf, type Notice, type NoticeWay } from '@/lib/modules/accounts/rules/notices';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';

/** Somebody who gets mails of a group: at once, or with their daily one. */
export interface NoticeReader extends Admin {
  tenantId: string | null;
  notice: Notice;
  way: Exclude<NoticeWay, 'off'>;
}

type Row = Awaited<ReturnType<typeof listReaders>>[number];

function asReader(row: Row, notice: Notice): NoticeReader[] {
  const way = wayOf(row, notice, row.chosen);
  if (way === 'off') return [];
  const { id, name, email, tenantId } = row;
  return [{ id, name, email, tenantId, notice, way, lang: isLocale(row.lang) ? row.lang : DEFAULT_LOCALE }];
}

/** Who of a tenant gets a group: whose role may see it, and who has not turned it off. D42-10. */
export async function readersOf(tenantId: string, notice: Notice): Promise<NoticeReader[]> {
  const rows = await withDirectory((tx) => listReaders(tx, tenantId, notice));
  return rows.flatMap((row) => asReader(row, notice));
}

/** The person who asked for something, unless they are disabled or have turned this group off. D42-10. */
export async function askerOf(userId: string, notice: Notice): Promise<NoticeReader | undefined> {
  const row = await withDirectory((tx) => findReader(tx, userId, notice));
  return row && asReader(row, notice)[0];
}
