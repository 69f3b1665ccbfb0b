import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { PICTURE_PLACES } from './picture-places';

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The rows of a picture place that are this person's own; no row of the other places is. */
function ownRows(table: string, { orderIds, email, emailKey }: DataSubject): SQL {
  switch (table) {
    case 'orders':
      return sql`t.id = any(${list(orderIds)})`;
    case 'order_lines':
    case 'order_edits':
    case 'order_cases':
      return sql`t.order_id = any(${list(orderIds)})`;
    case 'bulk_invitees':
      return sql`(t.email_key = ${email} or t.email_key = ${emailKey} or lower(btrim(t.email)) = ${email})`;
    default:
      return sql`false`;
  }
}

/** Ids of the pictures that rows of the places name: the person's own rows, or all others. */
function named(subject: DataSubject, whose: 'own' | 'others'): SQL {
  const searches = Object.entries(PICTURE_PLACES).flatMap(([table, columns]) =>
    columns.map((column) => {
      const own = ownRows(table, subject);
      const here = whose === 'own' ? own : sql`coalesce(not ${own}, true)`;
      return sql`select found[1] as id from ${sql.identifier(table)} t,
        regexp_matches(t.${sql.identifier(column)}::text, 'fil_[a-z0-9_]+', 'g') found
        where t.tenant_id = ${subject.tenantId} and ${here}`;
    }),
  );
  return sql.join(searches, sql` union `);
}

/** A picture that somebody sent, and the upload it came by. */
export interface SentPictureRow extends Record<string, unknown> {
  uploadId: string;
  fileId: string;
  name: string;
  contentType: string;
  storageKey: string;
  at: string;
}

/**
 * The pictures that the person sent and that nobody else's order, no answer, product or page names; with those that a cut-out
 * was made of. Pictures of the library are the client's. D46.
 */
export async function findSentPictures(tx: Transaction, subject: DataSubject): Promise<SentPictureRow[]> {
  const { rows } = await tx.execute<SentPictureRow>(sql`
    with recursive own as (${named(subject, 'own')}), sent as (
      select u.id, u.file_id, u.source_picture from uploads u
      where u.tenant_id = ${subject.tenantId} and u.actor = 'shopper' and u.file_id in (select id from own)
      union
      select u.id, u.file_id, u.source_picture from uploads u join sent s on u.file_id = s.source_picture
      where u.tenant_id = ${subject.tenantId} and u.actor = 'shopper')
    select u.id as "uploadId", f.id as "fileId", u.name, f.content_type as "contentType", f.storage_key as "storageKey",
      to_json(u.created_at) #>> '{}' as at
    from sent s join uploads u on u.tenant_id = ${subject.tenantId} and u.id = s.id
      join files f on f.tenant_id = u.tenant_id and f.id = u.file_id and not f.in_library
    where f.id not in (${named(subject, 'others')})
    order by u.created_at, u.id`);
  return rows;
}

/** Deletes pictures whose bytes are gone, with their uploads. */
export async function deleteSentPictures(
  tx: Transaction,
  tenantId: string,
  pictures: readonly SentPictureRow[],
): Promise<void> {
  const uploads = list(pictures.map(({ uploadId }) => uploadId));
  const files = list(pictures.map(({ fileId }) => fileId));
  await tx.execute(sql`delete from uploads where tenant_id = ${tenantId} and id = any(${uploads})`);
  await tx.execute(sql`delete from files where tenant_id = ${tenantId} and id = any(${files})`);
}
