import * as contract from '@/lib/modules/mails/contract/platform-texts';
import { listMailTexts, readMailTexts } from '@/lib/modules/mails/service/texts/read-texts';
import { saveMailTexts } from '@/lib/modules/mails/service/texts/save-texts';
import { previewMailTexts, testMailTexts } from '@/lib/modules/mails/service/texts/show-texts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const platformTextHandlers = [
  defineHandler(contract.listMailTexts, ({ locale }) => listMailTexts(locale)),
  defineHandler(contract.readMailTexts, ({ params, query }) =>
    readMailTexts(params.platform_mail, query.lang),
  ),
  defineHandler(contract.saveMailTexts, ({ user, params, body, requestId }) =>
    saveMailTexts({ staffId: user.id, requestId }, params.platform_mail, body),
  ),
  defineHandler(contract.previewMailTexts, ({ params, body }) =>
    previewMailTexts(params.platform_mail, body),
  ),
  defineHandler(contract.testMailTexts, ({ user, params, body, requestId }) =>
    testMailTexts({ staffId: user.id, requestId }, params.platform_mail, body.lang),
  ),
];
