import {
  saveProductDesign,
  updateProduct,
  type ProductPlace,
} from '@/lib/modules/catalogue/client/event-products';
import type { ProductDraft } from '@/lib/modules/catalogue/client/product-draft';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { SavedDesign } from '@/lib/modules/catalogue/contract/save-design';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { unsavedOf } from './edited-product';
import { checkFacts, wholeFacts, type FactErrors } from './facts-form';

interface Wish {
  place: ProductPlace;
  draft: ProductDraft;
  /** The stored product as this page knows it; its `updated_at` is sent for the optimistic lock. */
  from: EventProductDetail;
  takeOffSale: boolean;
  /** Called after each stored part, so that a retry does not send it again. */
  accept: (stored: EventProductDetail, part: 'facts' | 'design') => void;
}

/**
 * Sends the changed parts: first the facts, then the design. Rejects with an ApiError; resolves to error codes by field
 * if validation fails before anything is sent.
 */
export async function sendProduct(
  wish: Wish,
): Promise<{ product: EventProductDetail } | { errors: FactErrors }> {
  const { place, draft, from, takeOffSale, accept } = wish;
  const unsaved = unsavedOf(draft, from);
  const checked = checkFacts(wholeFacts(draft.facts, from));
  if ('errors' in checked) return checked;
  let product = from;
  if (unsaved.facts) {
    const { name, price: store_selling_price, colours, perSide, perText, perImage } = checked.facts;
    product = await updateProduct(place, {
      updated_at: product.updated_at,
      name,
      store_selling_price,
      colours,
      personalisation_price: { per_side: perSide, per_text: perText, per_image: perImage },
    });
    accept(product, 'facts');
  }
  if (unsaved.design) {
    const design = designToWire(from.family, draft.design) as SavedDesign['design'];
    const body = { updated_at: product.updated_at, design };
    product = await saveProductDesign(place, takeOffSale ? { ...body, take_off_sale: true } : body);
    accept(product, 'design');
  }
  return { product };
}
