import { createHash } from 'node:crypto';
import { newId, newSecret } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { temporaryStoreExample } from '@/lib/modules/event-builder/contract/temporary-store';
import { addTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import { addUpload } from '@/lib/modules/uploads/data/uploads';
import { withDirectory } from '@/lib/db/with-directory';
import { fileStore } from '@/lib/files/store';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { storeToken } from '@/lib/modules/event-builder/service/store-token';
import { putUploadPart } from '@/lib/modules/uploads/service/put-upload-part';
import { atPlace, type UploadPlace } from '@/lib/modules/uploads/service/upload-place';
import type { DemoWorld } from '@/scripts/test/demo-world';

const TENANTS = ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater'] as const;
/** The only part of each upload; `{}` is what an empty body is sent as. */
const PART = Buffer.from('{}');

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQImWNoaGgAAAMEAYEezv+mAAAAAElFTkSuQmCC',
  'base64',
);

/** A deterministic token for a name. */
const tokenOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 43);
/** Temporary stores belong to no tenant; these represent stores of visitors who later became each tenant. */
const storeOf = (tenant: string): string => `tst_of_${tenant}`;

export const uploadTokens = () => TENANTS.map((tenant) => ({ tenant, value: tokenOf(tenant) }));
export const temporaryTokens = () => TENANTS.map((tenant) => ({ tenant, value: tokenOf(storeOf(tenant)) }));

/** A temporary store's token with a wrong signature; the right one would be accepted. */
export function forgedStoreToken(id: string): string {
  return storeToken('tst_nobody').slice(0, 43) + Buffer.from(id).toString('base64url');
}
export const forgedStoreTokens = () =>
  TENANTS.map((tenant) => ({ tenant, value: forgedStoreToken(storeOf(tenant)) }));

async function layUpload(place: UploadPlace, token: string, isSent: boolean): Promise<string> {
  const row = {
    id: newId('upload'),
    name: '',
    bytes: PART.length,
    tokenHash: hashToken(token),
    createdAt: now(),
  };
  const by = { actor: 'shopper', userId: null } as const;
  await atPlace(place, (tx) => addUpload(tx, place.scope, { ...row, state: 'receiving', source: null, by }));
  if (isSent) await putUploadPart(place, token, 1, PART);
  return token;
}

const at = (scope: UploadScope): UploadPlace => ({ scope, by: null });

async function layPicture(world: DemoWorld, tenant: string, event: string): Promise<void> {
  const key = `${tenant}/fil_sent_${tenant}.png`;
  await fileStore().put(key, Buffer.from(`what was sent to ${tenant}`));
  await world.sql(
    `with file as (insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, width_px, height_px,
       colour_mode) values ($1, 'fil_sent_' || $1, 'artwork', $2, 'image/png', 1, '\\x00', 1, 1, 'srgb'))
     insert into uploads (tenant_id, id, event_id, token_hash, name, bytes, state, file_id, actor)
     values ($1, 'upl_sent_' || $1, $3, decode(md5('sent' || $1), 'hex'), '', 1, 'ready', 'fil_sent_' || $1, 'shopper')`,
    [tenant, key, event],
  );
}

/** Creates for each tenant an unfinished upload, a sent picture, and a temporary store with an upload. */
export async function layForeignUploads(world: DemoWorld): Promise<void> {
  for (const tenantId of TENANTS) {
    const [event] = await world.sql<{ id: string }>(
      `select id from events where tenant_id = $1 and status = 'Active' order by id limit 1`,
      [tenantId],
    );
    await layUpload(at({ kind: 'tenant', tenantId, eventId: event?.id ?? '' }), tokenOf(tenantId), false);
    await layPicture(world, tenantId, event?.id ?? '');
    const storeId = storeOf(tenantId);
    await withDirectory((tx) =>
      addTemporaryStore(tx, { id: storeId, store: temporaryStoreExample, at: now() }),
    );
    await layUpload(at({ kind: 'temporary', storeId }), tokenOf(storeId), false);
  }
  await fileStore().put('temporary/fil_temporary.png', PIXEL);
  await fileStore().put('temporary/fil_temporary-screen.webp', PIXEL);
  await world.asOwner(
    `insert into temporary_uploads (store_id, id, token_hash, name, bytes, state, file_id, content_type, file_bytes,
       sha256, width_px, height_px, colour_mode)
     values ('${storeOf('ten_fjord')}', 'upl_temporary', '\\x00', '', 1, 'ready', 'fil_temporary', 'image/png', 1, '\\x00',
       1, 1, 'srgb')`,
  );
}

const FJORD: UploadScope = { kind: 'tenant', tenantId: 'ten_fjord', eventId: 'evt_fjord_fern' };
const OWN_STORE: UploadScope = { kind: 'temporary', storeId: storeOf('ten_fjord') };

/** A new upload of the caller, with or without its part. */
export const ownUpload = (isSent = false) => layUpload(at(FJORD), newSecret(), isSent);
export const ownTemporaryUpload = (isSent = false) => layUpload(at(OWN_STORE), newSecret(), isSent);
export const ownStoreToken = () => storeToken(storeOf('ten_fjord'));
export const ownPicture = 'fil_sent_ten_fjord';
export const ownTemporaryPicture = 'fil_temporary';
