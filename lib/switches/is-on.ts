import { eq } from 'drizzle-orm';
import { keptRead } from '@/lib/switches/kept-read';
import { platformSwitches } from '@/lib/db/schema/site';
import { withDirectoryAside } from '@/lib/db/with-directory';
import { appEnv } from '@/lib/env/app';
import type { SwitchName } from '@/lib/modules/site/rules/switches';

const NONE: ReadonlySet<string> = new Set();

async function read(): Promise<ReadonlySet<string>> {
  const rows = await withDirectoryAside((tx) =>
    tx.select({ name: platformSwitches.name }).from(platformSwitches).where(eq(platformSwitches.isOn, false)),
  );
  return new Set(rows.map(({ name }) => name));
}

const off = keptRead('switches', read, NONE);

/**
 * Whether a part of the platform is on, at most two seconds old: the one door to it. Without a database it is what was known last, else
 * on. Never rejects. S2.2-284.
 */
export async function isOn(name: SwitchName): Promise<boolean> {
  return !(await off.get()).has(name);
}

/** Whether pages are in other languages than English: both this installation and staff can turn that off. D10-4, S2.2-286. */
export async function isTranslated(): Promise<boolean> {
  return appEnv().TRANSLATION_ENABLED === '1' && (await isOn('translation'));
}

/** Reads them anew when one is asked for next: for whoever has changed one, after the commit. */
export const forgetSwitches = off.forget;
