import type { FieldErrors } from '@/lib/kernel/app-error';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import type { WireDesign } from '@/lib/modules/design/contract/wire-design';
import { findOwnPictures } from '@/lib/modules/catalogue/service/statements/change-product';
import type { Transaction } from '@/lib/db/transaction';

/** The paths of fields whose pictures are not this tenant's own; the platform has no picture library. */
export async function foreignPictures(
  tx: Transaction,
  tenantId: string,
  design: WireDesign,
): Promise<FieldErrors> {
  const placed = SIDES.flatMap((side) =>
    (design[side]?.images ?? []).map((image, index) => ({ path: `design.${side}.images.${index}`, image })),
  );
  const files = placed.filter(({ image }) => image.source === 'file').map(({ image }) => image.src);
  const own = await findOwnPictures(tx, tenantId, files);
  const errors: FieldErrors = {};
  for (const { path, image } of placed) {
    if (image.source !== 'file') errors[`${path}.source`] = ['unknown'];
    else if (!own.has(image.src)) errors[`${path}.src`] = ['unknown'];
  }
  return errors;
}
