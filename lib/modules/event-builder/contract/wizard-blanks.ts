import { z } from 'zod';
import { region, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { listBlanks } from '@/lib/modules/catalogue/contract/list-blanks';
import { wizardBlanksCall } from './paths';

export const wizardBlanks = route({
  id: 'events.offered-blanks',
  ...wizardBlanksCall,
  summary: 'The blanks that the products of a new event of a region can be made of',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: z.object({ region }),
  response: listBlanks.response,
  example: {
    params: { tenant: 'ten_fjord' },
    query: { region: 'UK' },
    response: listBlanks.example.response,
  },
});
