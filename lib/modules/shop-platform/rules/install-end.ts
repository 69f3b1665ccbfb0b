import type { ErrorCode } from '@/lib/kernel/error-codes';

/** What an installation can end with; `/get-started` says each in words. S4-43. */
const INSTALL_ENDS = ['done', 'failed', 'taken', 'scopes', 'unavailable'] as const;
export type InstallEnd = (typeof INSTALL_ENDS)[number];

/** The parameter of `/get-started` that says how the installation ended. */
export const INSTALL_PARAM = 'installed';

const ENDS: Partial<Record<ErrorCode, InstallEnd>> = {
  shop_install_failed: 'failed',
  not_found: 'failed',
  conflict: 'failed',
  invalid: 'failed',
  shop_taken: 'taken',
  shop_scopes_missing: 'scopes',
};

/** How an installation ended that failed with this code; whatever passes by itself is `unavailable`. */
export function installEnd(code: string | undefined): InstallEnd {
  return ENDS[code as ErrorCode] ?? 'unavailable';
}

/** What the address says, or null for anything else. */
export const readInstallEnd = (text: unknown): InstallEnd | null =>
  INSTALL_ENDS.find((end) => end === text) ?? null;
