import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { updateConfiguration as update } from '@/lib/modules/storefront/service/update-configuration';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const updateConfigurationHandler = defineHandler(updateConfiguration, ({ tenant, params, body }) =>
  update(tenant, params.slug, body.storeConfig),
);
