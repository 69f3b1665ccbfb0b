import { keptRead } from '@/lib/switches/kept-read';
import { appEnv } from '@/lib/env/app';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';

/** The API may be in another process; what it says of the browser's settings is what every page is told. */
async function ask(): Promise<boolean> {
  const answer = await tenantApiFetch(new Request('http://tenant-api.internal/api/public-config'));
  if (!answer.ok) throw new Error(`the settings were answered with ${answer.status}`);
  const config = (await answer.json()) as { translation_enabled?: unknown };
  return config.translation_enabled !== false;
}

const kept = keptRead('translation', ask, true);

/** Whether pages are in other languages than English, asked at most every two seconds. Never rejects. D10-4, S2.2-286. */
export async function translationOn(): Promise<boolean> {
  return appEnv().TRANSLATION_ENABLED === '1' && kept.get();
}
