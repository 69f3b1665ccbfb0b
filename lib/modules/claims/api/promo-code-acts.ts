import { giveCode as giveContract } from '@/lib/modules/claims/contract/give-code';
import * as contract from '@/lib/modules/claims/contract/promo-code-acts';
import { extendCode } from '@/lib/modules/claims/service/codes/extend-code';
import { giveCode } from '@/lib/modules/claims/service/codes/give-code';
import { readCode } from '@/lib/modules/claims/service/codes/read-code';
import { reissueCode } from '@/lib/modules/claims/service/codes/reissue-code';
import { turnCode } from '@/lib/modules/claims/service/codes/turn-code';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readPromoCodeHandler = defineHandler(contract.readPromoCode, ({ tenant, params, user }) =>
  readCode(tenant, params, {
    reasons: can(user, 'claims.read_refusals'),
    orders: can(user, 'orders.read'),
  }),
);

export const pauseCodeHandler = defineHandler(contract.pauseCode, ({ tenant, params }) =>
  turnCode(tenant, params, 'pause'),
);

export const resumeCodeHandler = defineHandler(contract.resumeCode, ({ tenant, params }) =>
  turnCode(tenant, params, 'resume'),
);

export const revokeCodeHandler = defineHandler(contract.revokeCode, ({ tenant, params }) =>
  turnCode(tenant, params, 'revoke'),
);

export const extendCodeHandler = defineHandler(contract.extendCode, ({ tenant, params, body }) =>
  extendCode(tenant, params, body.ends_on),
);

export const giveCodeHandler = defineHandler(giveContract, ({ tenant, params, body }) =>
  giveCode(tenant, params, body),
);

export const reissueCodeHandler = defineHandler(contract.reissueCode, ({ tenant, params }) =>
  reissueCode(tenant, params),
);
