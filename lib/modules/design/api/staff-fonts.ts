import * as contract from '@/lib/modules/design/contract/staff-fonts';
import { listStaffFonts } from '@/lib/modules/design/service/fonts/list-staff-fonts';
import { offerFont } from '@/lib/modules/design/service/fonts/offer-font';
import { orderFonts } from '@/lib/modules/design/service/fonts/order-fonts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const staffFontHandlers = [
  defineHandler(contract.listStaffFonts, () => listStaffFonts()),
  defineHandler(contract.orderFonts, ({ user, body, requestId }) =>
    orderFonts({ staffId: user.id, requestId }, body),
  ),
  defineHandler(contract.offerFont, ({ user, params, body, requestId }) =>
    offerFont({ staffId: user.id, requestId }, params.family, body.is_offered),
  ),
];
