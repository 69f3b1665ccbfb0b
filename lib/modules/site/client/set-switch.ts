import { browserCall } from '@/lib/client/browser';
import { setSwitchCall } from '@/lib/modules/site/contract/paths';
import type { setSwitch } from '@/lib/modules/site/contract/switches';
import type { SwitchName } from '@/lib/modules/site/rules/switches';

/** Turns a part of the platform off or on for everybody. Rejects with an ApiError. S2.2-284. */
export async function turnSwitch(name: SwitchName, isOn: boolean): Promise<void> {
  await browserCall<typeof setSwitch>(setSwitchCall, { params: { switch: name }, body: { is_on: isOn } });
}
