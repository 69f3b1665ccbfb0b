import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantParams } from '@/lib/contract/primitives';
import { readPeopleRulesCall, setPeopleRulesCall } from './paths';

const peopleRules = z.object({
  two_factor_required: z.boolean(),
  /** How many people, disabled ones left out, have no second factor. */
  without_two_factor: z.number().int(),
});
export type PeopleRules = z.output<typeof peopleRules>;

const example: PeopleRules = { two_factor_required: true, without_two_factor: 1 };
const params = { tenant: 'ten_fjord' };

/** D42-4. */
export const readPeopleRules = route({
  id: 'users.read-rules',
  ...readPeopleRulesCall,
  summary: 'What a client asks of all its people',
  access: 'tenant',
  permission: 'users.read',
  params: tenantParams,
  query: none,
  response: peopleRules,
  example: { params, response: example },
});

export const setPeopleRules = route({
  id: 'users.set-rules',
  ...setPeopleRulesCall,
  summary: 'Ask a second factor of all people of a client, or no longer; safe to repeat',
  access: 'tenant',
  permission: 'users.update',
  params: tenantParams,
  query: none,
  body: z.object({ two_factor_required: z.boolean() }),
  response: peopleRules,
  example: { params, request: { two_factor_required: true }, response: example },
});
