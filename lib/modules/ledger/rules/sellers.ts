import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import type { Currency } from '@/lib/kernel/money';
import { BRAND } from '@/lib/kernel/brand';

/** Who sells the platform's services in a region, as statements name it. */
export interface Seller {
  name: string;
  address: string;
  companyNumber: string;
  /** Its VAT number; in the US its tax number. */
  taxNumber: string;
}

/** All fictional; their numbers pass their checksums. A statement keeps what it was issued with. D39-1. */
export const SELLERS: Readonly<Record<Region, Seller>> = {
  UK: {
    name: `${BRAND.name} Ltd`,
    address: '4 Loom Yard, London E1 0ZZ, United Kingdom',
    companyNumber: '00000004',
    taxNumber: 'GB999999973',
  },
  EU: {
    name: `${BRAND.name} B.V.`,
    address: 'Weversplein 4, 1000 ZZ Amsterdam, Netherlands',
    companyNumber: '00000004',
    taxNumber: 'NL999999990B01',
  },
  US: {
    name: `${BRAND.name} Inc.`,
    address: '4 Loom Street, New York, NY 10001, United States',
    companyNumber: '',
    taxNumber: '99-9999999',
  },
};

/** The region whose seller a credit account in this currency is with. */
export function sellerRegion(currency: Currency): Region {
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency);
  if (region === undefined) throw new RangeError(`no seller in ${currency}`);
  return region;
}
