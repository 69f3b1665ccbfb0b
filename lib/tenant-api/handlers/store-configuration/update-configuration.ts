import { updateConfiguration } from '@/lib/contracts/store-configuration/update';
import { updateConfiguration as update } from '@/lib/services/store-configuration/update-configuration';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const updateConfigurationHandler = defineHandler(updateConfiguration, ({ tenant, params, body }) =>
  update(tenant, params.slug, body.storeConfig),
);
