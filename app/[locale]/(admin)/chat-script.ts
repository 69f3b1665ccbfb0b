import { appEnv } from '@/lib/env/app';

/** URL of the chat widget's script; undefined in development and for staff (S2.5-5, S6-11; D11-4). */
export function chatScript(isStaff: boolean): string | undefined {
  const env = appEnv();
  return isStaff || env.NODE_ENV === 'development' ? undefined : env.CHAT_SCRIPT_URL;
}
