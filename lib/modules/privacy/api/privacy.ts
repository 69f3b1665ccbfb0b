import * as person from '@/lib/modules/privacy/contract/person';
import * as contract from '@/lib/modules/privacy/contract/privacy';
import { askForData } from '@/lib/modules/privacy/service/ask-for-data';
import { confirmRequest } from '@/lib/modules/privacy/service/confirm-request';
import { exportForShop, exportPerson } from '@/lib/modules/privacy/service/export-person';
import { findPerson } from '@/lib/modules/privacy/service/find-person';
import { readPrivacy } from '@/lib/modules/privacy/service/read-privacy';
import { readRecord } from '@/lib/modules/privacy/service/read-record';
import { saveRetention } from '@/lib/modules/privacy/service/retention';
import { startErasure } from '@/lib/modules/privacy/service/start-erasure';
import { stopErasure } from '@/lib/modules/privacy/service/stop-erasure';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const privacyHandlers = [
  defineHandler(contract.readPrivacy, ({ tenant }) => readPrivacy(tenant)),
  defineHandler(contract.saveRetention, ({ tenant, user, body }) => saveRetention(tenant, user.id, body)),
  defineHandler(contract.erasePerson, ({ tenant, user, body }) => startErasure(tenant, user, body)),
  defineHandler(contract.stopErasure, ({ tenant, params }) => stopErasure(tenant, params.erasure)),
  defineHandler(contract.readRecord, ({ tenant, locale }) => readRecord(tenant, locale)),
  defineHandler(person.findPerson, ({ tenant, body }) => findPerson(tenant, body.email)),
  defineHandler(person.exportPerson, ({ tenant, body, locale }) =>
    body.request === undefined
      ? exportPerson(tenant, body.email, locale)
      : exportForShop(tenant, { ...body, request: body.request, locale }),
  ),
  defineHandler(person.askForData, ({ params, body, requestId }) =>
    askForData(params.token, requestId, body.kind),
  ),
  defineHandler(person.confirmRequest, ({ params, requestId, locale }) =>
    confirmRequest(params.request, requestId, locale),
  ),
];
