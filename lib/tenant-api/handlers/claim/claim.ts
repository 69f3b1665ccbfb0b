import { checkCode } from '@/lib/contracts/claim/check-code';
import { claimGift } from '@/lib/contracts/claim/claim';
import { checkCode as check } from '@/lib/services/claim/check-code';
import { claimGift as claim } from '@/lib/services/claim/claim-gift';
import type { CodeVisitor } from '@/lib/services/claim/code-limits';
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
