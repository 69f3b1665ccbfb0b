import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { SHIPPING_TAX_CODE, taxCodeOf } from './tax-codes';

test('every garment has the provider’s code for its kind of goods, delivery its own (D14-10)', () => {
  expect(Object.fromEntries(GARMENT_FAMILIES.map((family) => [family, taxCodeOf(family)]))).toEqual({
    tee: 'txcd_30011000',
    'kids-tee': 'txcd_30011000',
    hoodie: 'txcd_30011000',
    jacket: 'txcd_30011000',
    cap: 'txcd_30060006',
    tote: 'txcd_99999999',
    mug: 'txcd_99999999',
    bottle: 'txcd_99999999',
    sticker: 'txcd_99999999',
  });
  expect(taxCodeOf(undefined)).toBe('txcd_99999999');
  expect(SHIPPING_TAX_CODE).toBe('txcd_92010001');
});
