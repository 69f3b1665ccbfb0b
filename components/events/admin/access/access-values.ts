import type { EventAccess } from '@/lib/modules/events/contract/event-access';
import type { AccessMode } from '@/lib/modules/events/rules/access';

/** What the access form holds; of a password only that one was typed, since drafts are kept in the browser. */
export interface AccessValues {
  mode: AccessMode;
  /** One per line. */
  domains: string;
  passwordTyped: boolean;
}

export const ACCESS_FIELDS = ['mode', 'passwordTyped', 'domains'] as const satisfies (keyof AccessValues)[];

export function valuesOf({ mode, domains }: EventAccess): AccessValues {
  return { mode, domains: domains.join('\n'), passwordTyped: false };
}

/** The domains in a text: one per line, or separated by commas. */
export function domainsIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
