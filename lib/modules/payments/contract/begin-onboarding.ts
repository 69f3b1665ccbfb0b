import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, region, tenantParams } from '@/lib/contract/primitives';
import { beginOnboardingCall } from './paths';

/**
 * The link to the provider's form. The first request creates the client's account for the region, each request a new
 * link. A link works once and for some minutes, so request it at the click that follows it.
 */
export const beginOnboarding = route({
  id: 'billing.begin-onboarding',
  ...beginOnboardingCall,
  summary: 'Begin, or go on with, setting up how a client is paid in a region',
  access: 'tenant',
  permission: 'billing.update',
  verifiedOnly: true,
  params: tenantParams,
  query: none,
  body: z.object({ region }),
  response: z.object({ url: z.url(), expires_at: instantText }),
  errors: [
    'email_unverified',
    'payments_unavailable',
    'payment_provider_failed',
    'rate_limited',
    'unavailable',
  ],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { region: 'UK' },
    response: {
      url: 'https://connect.stripe.com/setup/s/acct_1QxVq0Lk9RtB2nMe/Yf3kTzUq5aHs',
      expires_at: '2026-11-20T09:05:00.000Z',
    },
  },
});
