import { createHash } from 'node:crypto';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { takePicture } from '@/lib/files/images/take-picture';
import { fileStore } from '@/lib/files/store';
import { now } from '@/lib/kernel/clock';
import { randomBytes } from '@/lib/kernel/random';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { settleUpload } from '@/lib/modules/uploads/data/settle-upload';
import { addUpload, findUploadById, type UploadRow } from '@/lib/modules/uploads/data/uploads';
import { fileIdOf, pictureKey, screenKey } from './file-names';

/** A picture that a shopper sent by its address. */
export interface FetchedPicture {
  fileId: string;
  facts: PictureFacts;
}

interface Fetching {
  eventId: string;
  /** The same for the same picture, so that it is kept once. */
  uploadId: string;
  /** Null where there is nothing to take. */
  fetch(): Promise<Buffer | null>;
}

function knownPicture(row: UploadRow | undefined): FetchedPicture | null {
  if (row?.state !== 'ready') return null;
  const { fileId, contentType, fileBytes: bytes, widthPx, heightPx, colourMode } = row;
  if (!fileId || !contentType || !bytes || !widthPx || !heightPx || !colourMode) return null;
  return { fileId, facts: { widthPx, heightPx, contentType, colourMode, bytes } };
}

/**
 * Takes a picture that is fetched for a shopper, as any upload is taken, and keeps it as one, so that it is cleared or erased like any other:
 * once, and without fetching it again. Null for one that isn't there, or that we don't print. Outside any transaction. S4-60.
 */
export async function keepFetched(
  context: TenantContext,
  { eventId, uploadId: id, fetch }: Fetching,
): Promise<FetchedPicture | null> {
  const { tenantId } = context;
  const scope = { kind: 'tenant', tenantId, eventId } as const;
  const known = knownPicture(await withTenant(context, (tx) => findUploadById(tx, scope, id)));
  if (known) return known;
  const given = await fetch();
  if (!given) return null;
  const made = await takePicture(given);
  if (!made.ok) return null;
  const { bytes, screen, contentType, widthPx, heightPx, colourMode } = made.value;
  const fileId = fileIdOf(id);
  const storageKey = pictureKey(scope, fileId, contentType);
  await fileStore().put(storageKey, bytes);
  await fileStore().put(screenKey(scope, fileId), screen);
  const facts = { contentType, widthPx, heightPx, colourMode, bytes: bytes.byteLength };
  const picture = { ...facts, fileId, storageKey, sha256: createHash('sha256').update(bytes).digest() };
  const at = now();
  // Nobody goes on with it by a token.
  const sent = {
    id,
    name: '',
    bytes: given.byteLength,
    tokenHash: Buffer.from(randomBytes(32)),
    createdAt: at,
  };
  const by = { actor: 'shopper', userId: null } as const;
  await withTenant(context, async (tx) => {
    await addUpload(tx, scope, { ...sent, source: null, state: 'processing', by });
    if (!(await settleUpload(tx, scope, { id, picture, at }))) return;
    const data = { kind: 'artwork', event: eventId, type: contentType, bytes: facts.bytes };
    await audit(tx, context, { action: 'file.added', subjectType: 'file', subjectId: fileId, data });
  });
  return { fileId, facts };
}
