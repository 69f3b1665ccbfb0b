import { checkCode } from '@/lib/modules/claims/contract/check-code';
import { claimGift } from '@/lib/modules/claims/contract/claim';
import { checkCode as check } from '@/lib/modules/claims/service/check-code';
import { claimGift as claim } from '@/lib/modules/claims/service/claim-gift';
import type { CodeVisitor } from '@/lib/modules/checkout/service/code-limits';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const visitorOf = (address: string, request: Request): CodeVisitor => ({
  address,
  browser: (request.headers.get('user-agent') ?? '').slice(0, 500),
});

export const claimHandler = defineHandler(claimGift, ({ tenant, params, body, visitor, request }) =>
  claim(tenant, params.slug, body, visitorOf(visitor, request)),
);

export const checkCodeHandler = defineHandler(checkCode, ({ tenant, params, body, visitor, request }) =>
  check(tenant, params.slug, body.promo_code, visitorOf(visitor, request)),
);
