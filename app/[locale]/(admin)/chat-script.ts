import { appEnv } from '@/lib/env/app';

/** Where the chat widget comes from; never in development and never for staff (SPEC 2.5, 6; DECISIONS 11). */
export function chatScript(isStaff: boolean): string | undefined {
  const env = appEnv();
  return isStaff || env.NODE_ENV === 'development' ? undefined : env.CHAT_SCRIPT_URL;
}
