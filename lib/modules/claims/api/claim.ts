import { checkCode } from '@/lib/modules/claims/contract/check-code';
import { claimGift } from '@/lib/modules/claims/contract/claim';
import { checkCode as check } from '@/lib/modules/claims/service/check-code';
import { emptyClaimFields } from '@/lib/modules/claims/service/empty-claim-fields';
import { claimGift as claim } from '@/lib/modules/claims/service/claim-gift';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const claimHandler = defineHandler(
  claimGift,
  ({ tenant, params, body, visitor, request }) =>
    claim(tenant, params.slug, body, codeVisitor(visitor, request)),
  { alsoWrong: ({ tenant, params, rawBody }) => emptyClaimFields(tenant, params.slug, rawBody) },
);

export const checkCodeHandler = defineHandler(checkCode, ({ tenant, params, body, visitor, request }) =>
  check(tenant, params.slug, body, codeVisitor(visitor, request)),
);
