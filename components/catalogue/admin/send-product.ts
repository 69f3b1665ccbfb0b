import { InvalidValues, type Saving } from '@/components/admin/editor/editor-types';
import {
  saveProductDesign,
  updateProduct,
  type ProductPlace,
} from '@/lib/modules/catalogue/client/event-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { SavedDesign } from '@/lib/modules/catalogue/contract/save-design';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { unsavedOf, type ProductValues } from './edited-product';
import { checkFacts, FACT_FIELDS } from './facts-form';

/** What is asked for beside saving. */
export type ProductWish = { takeOffSale: true } | { status: 'draft' | 'active' };

/**
 * Sends the changed parts: the facts, then the design, then the status. Rejects with an ApiError, or with InvalidValues
 * before anything is sent.
 */
export async function sendProduct(
  place: ProductPlace,
  { values, stored, version, accept }: Saving<EventProductDetail, ProductValues>,
  wish: ProductWish | undefined,
): Promise<EventProductDetail> {
  const unsaved = unsavedOf(values, stored);
  const checked = checkFacts(values);
  if ('errors' in checked) throw new InvalidValues(checked.errors);
  let product = { ...stored, updated_at: String(version) };
  if (unsaved.facts) {
    const {
      name,
      price: store_selling_price,
      colours,
      perSide,
      perText,
      perImage,
      sizeNote,
      warnings,
      greenEvidence,
      fibres,
    } = checked.facts;
    product = await updateProduct(place, {
      updated_at: product.updated_at,
      name,
      store_selling_price,
      colours,
      size_note: sizeNote,
      warnings,
      green_evidence: greenEvidence,
      fibres,
      personalisation_price: { per_side: perSide, per_text: perText, per_image: perImage },
    });
    accept(product, FACT_FIELDS);
  }
  if (unsaved.design) {
    const design = designToWire(stored.family, values.design) as SavedDesign['design'];
    const body = { updated_at: product.updated_at, design };
    const takeOffSale = wish !== undefined && 'takeOffSale' in wish;
    product = await saveProductDesign(place, takeOffSale ? { ...body, take_off_sale: true } : body);
    accept(product, ['design']);
  }
  if (!wish || !('status' in wish)) return product;
  return updateProduct(place, { updated_at: product.updated_at, status: wish.status });
}
