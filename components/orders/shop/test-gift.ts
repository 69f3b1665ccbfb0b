import { deliveryChoices } from '@/lib/address/delivery-choices';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { ClaimStore } from '@/components/claims/shop/claim-store';
import type { Gift } from '@/components/claims/shop/gift';

/** An event that gives away one hoodie with a name on it. */
export const STORE: ClaimStore = {
  ...deliveryChoices({ region: 'EU', countries: ['NL', 'BE', 'US'], states: [] }, 'en'),
  id: 'evt_summit',
  tenantId: 'ten_lumen',
  slug: 'lumen-summit',
  region: 'EU',
  door: 'open',
  shut: null,
  contactEmail: 'people@lumen.example',
  needsCode: true,
  timeZone: 'Europe/Amsterdam',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
};

const SCENE: Scene = {
  version: 1,
  side: 'front',
  area: { widthMm: 280, heightMm: 320, dpi: 150 },
  layers: [
    {
      type: 'text',
      id: 'name',
      text: 'YOUR NAME',
      fontFamily: 'Anton',
      fontSizeMm: 30,
      fill: '#ffffff',
      textAlign: 'center',
      angle: 0,
      scale: 1,
      position: { x: 140, y: 90 },
      customisable: true,
      maxLength: 14,
      allowed: 'name',
    },
  ],
};

export const GIFT: Gift = {
  id: 'lu-hoodie',
  name: 'Summit Hoodie',
  description: 'Yours.',
  family: 'hoodie',
  scenes: [SCENE],
  colours: [{ identifier: 'hoodie-navy', name: 'Navy', hex: '#14213d' }],
  pictures: { front: { 'hoodie-navy': '/front.svg' }, back: { 'hoodie-navy': '/back.svg' } },
  variants: ['S', 'M'].map((size) => ({
    variant_id: `v-${size}`,
    sku: size,
    identifier: 'hoodie-navy',
    size,
    available: 5,
  })),
  code: 'LU-HOO-01',
  details: {
    description: 'Yours.',
    status: 'active',
    products: {
      images: { front_preview: '/front.svg', back_preview: '/back.svg' },
      artwork: { front_preview: '/front.svg', back_preview: '/back.svg', front_colours: [] },
      front: [{ customisable: true }],
      back: [{ customisable: false }],
      colours: ['hoodie-navy'],
      colour_names: ['Navy'],
    },
  },
};
