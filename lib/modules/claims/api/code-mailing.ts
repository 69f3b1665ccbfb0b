import * as contract from '@/lib/modules/claims/contract/code-mailing';
import { readMailing, saveMailing } from '@/lib/modules/claims/service/mailings/mailing';
import { previewMailing, testMailing } from '@/lib/modules/claims/service/mailings/try-mailing';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readMailingHandler = defineHandler(contract.readMailing, ({ tenant, params }) =>
  readMailing(tenant, params),
);

export const saveMailingHandler = defineHandler(contract.saveMailing, ({ tenant, params, body }) =>
  saveMailing(tenant, params, body),
);

export const previewMailingHandler = defineHandler(contract.previewMailing, ({ tenant, params, body }) =>
  previewMailing(tenant, params, body),
);

export const testMailingHandler = defineHandler(contract.testMailing, ({ tenant, params, body, user }) =>
  testMailing(tenant, params, body, user),
);
