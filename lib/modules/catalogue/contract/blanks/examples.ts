import type { BlankForm, StaffBlank, StaffBlankDetail } from './shapes';

export const exampleForm = {
  brand: 'Northlight',
  family_variant: 'Unisex',
  category: 'T-shirts',
  print_techniques: ['DTG'],
  regions: ['UK', 'EU', 'US'],
  colours: [
    { name: 'Black', hex: '#17181a' },
    { name: 'White', hex: '#f7f6f2' },
  ],
  sizes: ['S', 'M', 'L'],
  blank_price: { GBP: '4.30', EUR: '5.10', USD: '5.50' },
  print_price: { GBP: '3.20', EUR: '3.78', USD: '4.10' },
  details_specs: ['180 g/m² organic cotton'],
  fibres: [{ fibre: 'cotton', percent: 100 }],
  origin_country: 'PT',
  customs_code: '61091000',
  maker: {
    name: 'Northlight Ltd',
    address: '1 Mill Lane, Leeds LS1 1AA',
    contact: 'hello@northlight.example',
  },
  eu_responsible: null,
  identifier: null,
  certificate: null,
} satisfies BlankForm;

const COLOURS = exampleForm.colours.map((colour) => ({
  ...colour,
  identifier: `tee-${colour.name.toLowerCase()}`,
}));

export const exampleBlank: StaffBlank = {
  id: 'tee',
  family: 'tee',
  name: null,
  status: 'offered',
  status_reason: '',
  replaced_by: null,
  version: 1,
  revision: 1,
  changed_at: '2026-11-29T09:00:00.000Z',
  brand: 'Northlight',
  code: 'NL180',
  category: exampleForm.category,
  colours: COLOURS,
  sizes: exampleForm.sizes,
  regions: exampleForm.regions,
  blank_price: exampleForm.blank_price,
  print_price: exampleForm.print_price,
  touched: { tenants: 2, active_products: 3, draft_products: 1, live_stores: 2, other_stores: 1 },
};

const area = { width_mm: 300, height_mm: 400, dpi: 300 };
const definition: StaffBlankDetail['definition'] = {
  ...exampleForm,
  code: 'NL180',
  colours: COLOURS,
  print_areas: { front: area, back: area },
};

export const exampleBlankDetail: StaffBlankDetail = {
  ...exampleBlank,
  definition,
  versions: [
    { version: 1, note: '', made_by: null, made_at: '2026-11-29T09:00:00.000Z', changed: [], definition },
  ],
  stores: [
    {
      slug: 'fjord-fern',
      name: 'Fjord & Fern',
      tenant_id: 'ten_fjord',
      tenant_name: 'Fjord & Fern Coffee',
      live: true,
      products: 1,
      others: 4,
    },
  ],
};
