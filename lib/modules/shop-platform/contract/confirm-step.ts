import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantParams } from '@/lib/contract/primitives';
import { confirmStepCall } from './paths';
import { finished, onboardingState } from './shop-platform';

/** S4-46. */
export const confirmStep = route({
  id: 'shop-platform.confirm-step',
  ...confirmStepCall,
  summary: 'Complete a step of the onboarding whose company details, or card, are there already',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: z.object({ step: z.enum(['become_customer', 'connect_payment']) }),
  response: onboardingState,
  example: {
    params: { tenant: 'ten_prairie' },
    request: { step: 'become_customer' },
    response: finished,
  },
});
