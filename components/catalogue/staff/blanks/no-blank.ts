import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';

const NO_PRICES = { GBP: '', EUR: '', USD: '' };
const NO_AREA = { width_mm: 0, height_mm: 0, dpi: 0 };

/** What the form of a new blank begins with: nothing. */
export const NO_BLANK: StaffBlankDetail = {
  id: '',
  family: 'tee',
  name: null,
  status: 'offered',
  status_reason: '',
  replaced_by: null,
  version: 0,
  revision: 0,
  changed_at: '',
  brand: '',
  code: '',
  category: '',
  colours: [],
  sizes: [],
  regions: [],
  blank_price: NO_PRICES,
  print_price: NO_PRICES,
  versions: [],
  stores: [],
  touched: { tenants: 0, active_products: 0, draft_products: 0, live_stores: 0, other_stores: 0 },
  definition: {
    brand: '',
    code: '',
    family_variant: '',
    category: '',
    print_techniques: [],
    regions: [],
    colours: [{ name: '', hex: '#17181a' }].map((colour) => ({ ...colour, identifier: '' })),
    sizes: [],
    blank_price: NO_PRICES,
    print_price: NO_PRICES,
    print_areas: { front: NO_AREA, back: NO_AREA },
    details_specs: [],
    fibres: null,
    origin_country: null,
    customs_code: null,
    maker: null,
    eu_responsible: null,
    identifier: null,
    certificate: null,
  },
};
