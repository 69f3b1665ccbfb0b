import type { providerAccounts } from '@/lib/db/schema/payments';
import type { tenants } from '@/lib/db/schema/tenants';
import type { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { daysBefore } from './moments';

type TenantRow = typeof tenants.$inferInsert;

type Company = TenantRow['companyDetails'];

/** Company and tax numbers are zeros, so that they cannot be real ones. */
const COMPANIES: Record<'fjord' | 'lumen' | 'prairie' | 'tidewater', Company> = {
  fjord: {
    legal_name: 'Fjord & Fern Coffee Ltd',
    address: '1 Quay Road, Leith, Edinburgh EH6 6AA, United Kingdom',
    company_number: 'SC000000',
    vat_number: 'GB000000000',
    email: 'accounts@fjord-fern.example',
  },
  lumen: {
    legal_name: 'Lumen Robotics B.V.',
    address: 'Zonnekade 40, 3011 AA Rotterdam, Netherlands',
    company_number: 'KVK 00000000',
    vat_number: 'NL000000000B00',
    email: 'finance@lumen-robotics.example',
  },
  prairie: {
    legal_name: 'Prairie Run Club LLC',
    address: '200 Bluestem Avenue, Lawrence, KS 66044, United States of America',
    company_number: 'EIN 00-0000000',
    vat_number: null,
    email: 'treasurer@prairie-run.example',
  },
  tidewater: {
    legal_name: 'Tidewater Books (sole trader)',
    address: '9 Slipway Lane, Whitstable CT5 1AA, United Kingdom',
    company_number: '00000000',
    vat_number: null,
    email: 'shop@tidewater-books.example',
  },
};

const UK = { region: 'UK', currency: 'GBP' } as const;

/** The four clients of docs/demo.md, all verified; `age` in days. */
export function tenantRows(at: Date): TenantRow[] {
  const row = ({
    age,
    ...facts
  }: Omit<TenantRow, 'verifiedAt' | 'createdAt'> & { age: number }): TenantRow => ({
    vatRateBp: 0,
    vatRegistered: false,
    shopPlatform: false,
    ...facts,
    verifiedAt: daysBefore(at, age - 2),
    createdAt: daysBefore(at, age),
  });
  return [
    row({
      ...UK,
      id: 'ten_fjord',
      name: 'Fjord & Fern Coffee',
      companyDetails: COMPANIES.fjord,
      age: 210,
      vatRateBp: 2000,
      vatRegistered: true,
    }),
    row({
      region: 'EU',
      currency: 'EUR',
      id: 'ten_lumen',
      name: 'Lumen Robotics',
      age: 190,
      companyDetails: COMPANIES.lumen,
      vatRateBp: 2100,
      vatRegistered: true,
    }),
    row({
      region: 'US',
      currency: 'USD',
      id: 'ten_prairie',
      name: 'Prairie Run Club',
      age: 140,
      companyDetails: COMPANIES.prairie,
      shopPlatform: true,
    }),
    row({
      ...UK,
      id: 'ten_tidewater',
      name: 'Tidewater Books',
      companyDetails: COMPANIES.tidewater,
      age: 130,
    }),
  ];
}

/** One connected account per tenant; the payment stand-in knows ids of this form without creating them. */
export function providerAccountRows(at: Date): (typeof providerAccounts.$inferInsert)[] {
  const account = (accountId: string, tenantId: string, region: 'UK' | 'EU' | 'US', days: number) => ({
    accountId,
    tenantId,
    provider: 'stripe' as const,
    region,
    chargesEnabled: true,
    taxActive: region === 'US' ? true : null,
    createdAt: daysBefore(at, days),
  });
  return [
    account('acct_sandbox_uk_fjord', 'ten_fjord', 'UK', 207),
    account('acct_sandbox_eu_lumen', 'ten_lumen', 'EU', 186),
    account('acct_sandbox_us_prairie', 'ten_prairie', 'US', 138),
    account('acct_sandbox_uk_tidewater', 'ten_tidewater', 'UK', 127),
  ];
}

/** The run club has signed up and not gone further (S4). */
export function onboardingRows(at: Date): (typeof shopOnboarding.$inferInsert)[] {
  return [
    {
      tenantId: 'ten_prairie',
      paymentRegion: 'US',
      shopifyUrl: null,
      appInstalledAt: null,
      becameCustomerAt: null,
      paymentMethodAt: null,
      updatedAt: daysBefore(at, 140),
    },
  ];
}
