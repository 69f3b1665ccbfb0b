import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';

export interface CatalogueJobs {
  /** A product's picture that somebody looks at; `hex` is the garment's colour, `sceneHash` the MD5 of the print. */
  'draw-preview': {
    tenantId: string;
    productId: string;
    side: Side;
    family: GarmentFamily;
    hex: string;
    sceneHash: string;
  };
  /** One change to many products of an event. */
  'run-catalogue-act': { tenantId: string; actId: string };
  'forget-catalogue-act': { tenantId: string; actId: string };
  /** Checks a file of stock and prices, or writes a checked one. */
  'run-stock-file': { tenantId: string; importId: string };
  /** Brings the products of all tenants up to a changed blank; the second those of one. */
  'spread-blank': { blankId: string };
  'carry-blank': { tenantId: string; blankId: string };
}
