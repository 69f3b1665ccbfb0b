import * as contract from '@/lib/modules/site/contract/switches';
import { listSwitches, setSwitch } from '@/lib/modules/site/service/switches';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const switchHandlers = [
  defineHandler(contract.listSwitches, () => listSwitches()),
  defineHandler(contract.setSwitch, ({ user, params, body, requestId }) =>
    setSwitch({ staffId: user.id, requestId }, params.switch, body.is_on),
  ),
];
