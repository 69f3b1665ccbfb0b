import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { appEnv } from '@/lib/env/app';
import { now } from '@/lib/kernel/clock';
import type { PlatformSwitch } from '@/lib/modules/site/contract/switches';
import { changeSwitch, listSwitchRows } from '@/lib/modules/site/data/switches';
import { SWITCHES, type SwitchName } from '@/lib/modules/site/rules/switches';
import { shopPlatform } from '@/lib/shop-platform';
import { forgetSwitches } from '@/lib/switches/is-on';

/** Whether this installation has the part at all. */
function isSetUp(name: SwitchName): boolean {
  const env = appEnv();
  if (name === 'translation') return env.TRANSLATION_ENABLED === '1';
  if (name === 'chat') return env.CHAT_SCRIPT_URL !== undefined;
  if (name === 'analytics') return env.ANALYTICS_SCRIPT_URL !== undefined;
  return name !== 'shop_connect' || shopPlatform().isReady();
}

/** What can be turned off for everybody, and what is, by whom. S2.2-284. */
export async function listSwitches(): Promise<{ switches: PlatformSwitch[] }> {
  const rows = new Map((await withDirectory(listSwitchRows)).map((found) => [found.row.name, found]));
  const switches = SWITCHES.map((name) => {
    const found = rows.get(name);
    return {
      name,
      is_on: found?.row.isOn ?? true,
      is_set_up: isSetUp(name),
      changed_at: found?.row.changedAt.toISOString() ?? null,
      changed_by: found?.changer ?? null,
    };
  });
  return { switches };
}

/**
 * Turns a part of the platform off or on for everybody: at once in this process, within two seconds in all others. What is so already
 * stays and is not logged. S2.2-284.
 */
export async function setSwitch(
  { staffId, requestId }: StaffContext,
  name: SwitchName,
  isOn: boolean,
): Promise<{ name: SwitchName; is_on: boolean }> {
  await withDirectory(async (tx) => {
    if (!(await changeSwitch(tx, name, { isOn, changedAt: now(), changedBy: staffId }))) return;
    await recordPlatform(tx, {
      action: isOn ? 'platform_switch.on' : 'platform_switch.off',
      actorUserId: staffId,
      subject: name,
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetSwitches();
  return { name, is_on: isOn };
}
