import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { Result } from '@/lib/kernel/result';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { PictureRefusal, PictureUse } from '@/lib/files/images/re-encode';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { chooseFromLibrary, type ChosenPicture } from '@/lib/modules/uploads/service/choose-from-library';
import { keepPicture, type KeptPicture } from '@/lib/modules/uploads/service/keep-picture';

/** A picture of an update: a new one with the row to be written, or one that is in the library. */
export type StorePicture = KeptPicture | ChosenPicture;

/** The pictures of an update by their use. */
export type StorePictures = Partial<Record<PictureUse, StorePicture>>;

const FIELDS = {
  customLogo: 'logo',
  customBackground: 'background',
  shareImage: 'share',
  favicon: 'icon',
} as const satisfies Partial<Record<keyof StoreConfigUpdate, PictureUse>>;
type PictureField = keyof typeof FIELDS;

interface WantedPicture {
  field: PictureField;
  /** A picture sent with the update, or the id of one in the library. */
  source: File | string;
}

/** The pictures that an update brings, with the field of each. */
export function wantedPictures(update: StoreConfigUpdate): WantedPicture[] {
  return (Object.keys(FIELDS) as PictureField[]).flatMap((field) => {
    const source = update[field]?.blob ?? update[field]?.file;
    return source === undefined ? [] : [{ field, source }];
  });
}

function keep(
  context: TenantContext,
  use: PictureUse,
  source: File | string,
): Promise<Result<StorePicture, PictureRefusal | 'unknown'>> {
  return typeof source === 'string'
    ? chooseFromLibrary(context, use, source)
    : keepPicture(context.tenantId, use, source);
}

/**
 * Stores the new pictures of an update and finds those of the library. Decoding takes seconds and must not run inside a
 * transaction, so that this comes before the change. Throws 422 at the field of each that is no picture, too large, or not
 * in the library.
 */
export async function keepPictures(
  context: TenantContext,
  update: StoreConfigUpdate,
): Promise<StorePictures> {
  const kept: StorePictures = {};
  const fields: FieldErrors = {};
  for (const { field, source } of wantedPictures(update)) {
    const use = FIELDS[field];
    const made = await keep(context, use, source);
    if (made.ok) kept[use] = made.value;
    else fields[`storeConfig.${field}.blob`] = [made.error];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return kept;
}
