import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { PictureUse } from '@/lib/files/images/re-encode';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { keepPicture, type KeptPicture } from '@/lib/modules/uploads/service/keep-picture';

/** The pictures of an update by their use. */
export type StorePictures = Partial<Record<PictureUse, KeptPicture>>;

const FIELDS = {
  customLogo: 'logo',
  customBackground: 'background',
  shareImage: 'share',
  favicon: 'icon',
} as const satisfies Partial<Record<keyof StoreConfigUpdate, PictureUse>>;
type PictureField = keyof typeof FIELDS;

/** The pictures that an update brings, with the field of each. */
export function sentPictures(update: StoreConfigUpdate): { field: PictureField; blob: File }[] {
  return (Object.keys(FIELDS) as PictureField[]).flatMap((field) => {
    const blob = update[field]?.blob;
    return blob ? [{ field, blob }] : [];
  });
}

/**
 * Stores the pictures of an update. Decoding takes seconds and must not run inside a transaction, so that this comes before
 * the change. Throws 422 at the field of each that is no picture, or too large.
 */
export async function keepPictures(tenantId: string, update: StoreConfigUpdate): Promise<StorePictures> {
  const kept: StorePictures = {};
  const fields: FieldErrors = {};
  for (const { field, blob } of sentPictures(update)) {
    const use = FIELDS[field];
    const made = await keepPicture(tenantId, use, blob);
    if (made.ok) kept[use] = made.value;
    else fields[`storeConfig.${field}.blob`] = [made.error];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return kept;
}
