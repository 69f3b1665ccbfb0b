import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { readConfiguration as read } from '@/lib/modules/storefront/service/read-configuration';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readConfigurationHandler = defineHandler(readConfiguration, ({ tenant, params }) =>
  read(tenant, params.slug),
);
