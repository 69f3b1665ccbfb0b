import { claimGift } from '@/lib/contracts/claim/claim';
import { claimGift as claim } from '@/lib/services/claim/claim-gift';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const claimHandler = defineHandler(claimGift, ({ tenant, params, body, visitor, request }) =>
  claim(tenant, params.slug, body, {
    address: visitor,
    browser: (request.headers.get('user-agent') ?? '').slice(0, 500),
  }),
);
