import { readLogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import { logoColours } from '@/lib/modules/storefront/service/logo-colours';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const logoColoursHandler = defineHandler(readLogoColours, ({ tenant, params, body }) =>
  logoColours(tenant, params.slug, body.logo),
);
