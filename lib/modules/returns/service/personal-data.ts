import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { eraseCaseData, findCaseData, findOpenCases } from '@/lib/modules/returns/data/personal-data';

/** Withdrawals and complaints: who made them, in which words and with which pictures. D46-2. */
export const returnsPersonalData: PersonalDataPart = {
  name: 'returns',
  columns: [
    'order_cases.name',
    'order_cases.email',
    'order_cases.words',
    'order_cases.photos',
    'order_cases.refusal',
  ],
  find: async (tx, subject) =>
    (await findCaseData(tx, subject)).map((row) => heldRecord({ ...row, kind: 'case' })),
  open: findOpenCases,
  erase: (context, subject) => withTenant(context, (tx) => eraseCaseData(tx, subject)),
};
