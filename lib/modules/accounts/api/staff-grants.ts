import * as contract from '@/lib/modules/accounts/contract/staff-grants';
import { listStaffGrants, setStaffGrant } from '@/lib/modules/accounts/service/staff-grants';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const staffGrantHandlers = [
  defineHandler(contract.listStaffGrants, () => listStaffGrants()),
  defineHandler(contract.setStaffGrant, ({ user, params, body }) =>
    setStaffGrant(user.id, params.permission, body.granted),
  ),
];
