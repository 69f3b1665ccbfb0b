import { now } from '@/lib/kernel/clock';
import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** The event that a link lets somebody look at before it is public. */
export interface PreviewedEvent {
  tenantId: string;
  slug: string;
}

const WEEK_SECONDS = 7 * 86_400;
/** Links made on one day are the same, so that a page that is asked for twice shows one. */
const DAY_SECONDS = 86_400;
const TOKEN = /^([0-9a-z]{1,9})\.([0-9a-f]{40})$/;

const secondsNow = (): number => Math.floor(now().getTime() / 1000);

function signatureOf({ tenantId, slug }: PreviewedEvent, until: number): string {
  return seal(secretsEnv().LINK_SECRET, 'site-preview', tenantId, slug, until).toString('hex').slice(0, 40);
}

/** What a preview link carries: who has it may look at the event, and buy nothing, for a week to eight days. DECISIONS 5. */
export function previewToken(event: PreviewedEvent): { token: string; until: Date } {
  const until = Math.ceil(secondsNow() / DAY_SECONDS) * DAY_SECONDS + WEEK_SECONDS;
  return { token: `${until.toString(36)}.${signatureOf(event, until)}`, until: new Date(until * 1000) };
}

/** Whether a link was made by us for exactly this event and still holds; compared in constant time. */
export function mayPreview(event: PreviewedEvent, token: string | undefined): boolean {
  const [, until36, signature] = TOKEN.exec(token ?? '') ?? [];
  if (until36 === undefined || signature === undefined) return false;
  const until = parseInt(until36, 36);
  return isSame(signatureOf(event, until), signature) && secondsNow() < until;
}
