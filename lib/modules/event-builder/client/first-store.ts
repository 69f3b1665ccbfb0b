import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';

export const FIRST_STORE: TemporaryStore = {
  img_id: null,
  page: { name: '', heading: '', subheading: '' },
  products: [],
  region: 'UK',
  theme: { ...PALETTES.moss, font_set: 'clean' },
  type: 'Store',
};
