import { readConfiguration } from '@/lib/contracts/store-configuration/read';
import { readConfiguration as read } from '@/lib/services/store-configuration/read-configuration';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readConfigurationHandler = defineHandler(readConfiguration, ({ tenant, params }) =>
  read(tenant, params.slug),
);
