import { createHash } from 'node:crypto';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { ID_PREFIXES } from '@/lib/kernel/ids';
import { audit } from '@/lib/audit/append-audit';
import { addFileOnce } from '@/lib/modules/uploads/service/statements/keep-once';
import { findTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { reEncode } from '@/lib/files/images/re-encode';
import { fileStore } from '@/lib/files/store';
import { unusedSince } from './store-life';
import { readStoreToken } from './store-token';
import { countCreating } from './creation-limits';
import { picturesOf, screenCopyOf } from './move-pictures';

/** The id of the logo made from a picture; the same picture always gives the same id. */
function logoId(tenantId: string, pictureId: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(['logo', tenantId, pictureId]))
    .digest('hex');
  return `${ID_PREFIXES.file}_${hash.slice(0, 20)}`;
}

/**
 * The temporary store's id in a token sent by a user of the tenant. Throws 404 for an invalid token, 403 for staff who have
 * not opened the tenant.
 */
export function readOwnStoreId(context: TenantContext, token: string): string {
  if (context.actor !== 'client' && context.onBehalfOf !== context.tenantId) throw new AppError('forbidden');
  const id = readStoreToken(token);
  if (id === null) throw notFound();
  return id;
}

/**
 * Makes a logo of the tenant from a picture of a temporary store: re-encoded at logo size, file row and audit row in
 * one transaction. The same picture again returns the same logo. S7-19. Returns the image's id. Throws 404 for an
 * invalid token or a picture that is not the store's, and 422 for a picture that cannot be decoded.
 */
export async function moveAsset(context: TenantContext, pictureId: string, token: string): Promise<string> {
  const { tenantId } = context;
  const storeId = readOwnStoreId(context, token);
  const which = { id: storeId, since: unusedSince() };
  if (!(await withDirectory((tx) => findTemporaryStore(tx, which)))) throw notFound();
  const picture = (await picturesOf(storeId)).get(pictureId);
  const upload = picture && (await screenCopyOf(picture));
  if (!upload) throw notFound();
  await countCreating(tenantId, 'move');
  const made = await reEncode(upload, 'logo');
  if (!made.ok) throw invalid({ img_id: [made.error] });
  const { bytes, contentType, width, height } = made.value;
  const id = logoId(tenantId, pictureId);
  const storageKey = `${tenantId}/${id}.webp`;
  await fileStore().put(storageKey, bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const size = { widthPx: width, heightPx: height };
  const added = {
    inLibrary: true,
    addedByUserId: context.userId ?? null,
    createdAt: now(),
    updatedAt: now(),
  };
  const row = { tenantId, id, kind: 'logo' as const, storageKey, contentType, sha256, ...size, ...added };
  await withTenant(context, async (tx) => {
    if (!(await addFileOnce(tx, { ...row, bytes: bytes.length }))) return;
    const data = { kind: 'logo', temporary_store: storeId };
    await audit(tx, context, { action: 'file.added', subjectType: 'file', subjectId: id, data });
  });
  return id;
}
