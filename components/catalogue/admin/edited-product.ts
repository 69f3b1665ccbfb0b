import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { isSameValue } from '@/lib/client/drafts/same-value';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { canonicalScene } from '@/lib/modules/design/rules/canonical-scene';
import { designFromWire } from '@/lib/modules/design/rules/garments/design-wire';
import { SIDES, type Design } from '@/lib/modules/design/rules/scene-types';
import { FACT_FIELDS, factsOf, type ProductFacts } from './facts-form';

/** A product as edited. */
export interface ProductValues extends ProductFacts {
  design: Design;
  /** The pictures that the design names; a new one joins them when it is uploaded. */
  pictures: EventProductDetail['pictures'];
}

export const PRODUCT_FIELDS = [...FACT_FIELDS, 'design'] as const;

export function valuesOf(product: EventProductDetail): ProductValues {
  return { ...factsOf(product), design: designFromWire(product.design), pictures: product.pictures };
}

const SHAPE = {
  name: '',
  price: '',
  perSide: '',
  perText: '',
  perImage: '',
  sizeNote: '',
  warnings: '',
  greenEvidence: '',
  colours: [],
  design: {},
  pictures: {},
};
const isShape = hasShapeOf<Omit<ProductValues, 'fibres'>>(SHAPE);
export const isProductValues = (value: unknown): value is ProductValues =>
  isShape(value) && 'fibres' in value && (value.fibres === null || Array.isArray(value.fibres));

/** The design as JSON without empty sides, which are not stored. */
function canonical(design: Design): string {
  return SIDES.map((side) => {
    const scene = design[side];
    return scene && scene.layers.length > 0 ? canonicalScene(scene) : '';
  }).join('\n');
}

export function isSameInProduct(
  field: keyof ProductValues,
  one: ProductValues,
  other: ProductValues,
): boolean {
  if (field === 'design')
    return one.design === other.design || canonical(one.design) === canonical(other.design);
  return isSameValue(one[field], other[field]);
}

/** Which of the two parts that are sent apart differ from the stored ones. */
export function unsavedOf(values: ProductValues, product: EventProductDetail) {
  const stored = valuesOf(product);
  return {
    facts: FACT_FIELDS.some((field) => !isSameInProduct(field, values, stored)),
    design: !isSameInProduct('design', values, stored),
  };
}
