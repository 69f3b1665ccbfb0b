import { lockedToCountry } from '@/lib/modules/storefront/contract/locked-to-country';
import { lockedToCountry as read } from '@/lib/modules/storefront/service/locked-to-country';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const lockedToCountryHandler = defineHandler(lockedToCountry, ({ tenant, params, query }) =>
  read(tenant, params.slug, query.lang),
);
