import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { configuration, configurationExample } from './configuration';
import { readConfigurationCall } from './paths';

export const readConfiguration = route({
  id: 'store-configuration.read',
  ...readConfigurationCall,
  summary: "A store's look and page content, with the sets to choose from",
  access: 'tenant',
  permission: 'store_configuration.read',
  params: eventParams,
  query: none,
  response: configuration,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, response: configurationExample },
});
