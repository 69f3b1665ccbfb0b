import { now } from '@/lib/kernel/clock';
import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** The event that a preview link shows before it is public. */
export interface PreviewedEvent {
  tenantId: string;
  slug: string;
}

const WEEK_SECONDS = 7 * 86_400;
/** Links made on one day are equal, so that repeated requests for a page show one link. */
const DAY_SECONDS = 86_400;
const TOKEN = /^([0-9a-z]{1,9})\.([0-9a-f]{40})$/;

const secondsNow = (): number => Math.floor(now().getTime() / 1000);

function signatureOf({ tenantId, slug }: PreviewedEvent, until: number): string {
  return seal(secretsEnv().LINK_SECRET, 'site-preview', tenantId, slug, until).toString('hex').slice(0, 40);
}

/** The token of a preview link: its holder may look at the event, but buy nothing, for seven to eight days. D5-2. */
export function previewToken(event: PreviewedEvent): { token: string; until: Date } {
  const until = Math.ceil(secondsNow() / DAY_SECONDS) * DAY_SECONDS + WEEK_SECONDS;
  return { token: `${until.toString(36)}.${signatureOf(event, until)}`, until: new Date(until * 1000) };
}

/** Whether we made the token for exactly this event and it has not expired; compared in constant time. */
export function mayPreview(event: PreviewedEvent, token: string | undefined): boolean {
  const [, until36, signature] = TOKEN.exec(token ?? '') ?? [];
  if (until36 === undefined || signature === undefined) return false;
  const until = parseInt(until36, 36);
  return isSame(signatureOf(event, until), signature) && secondsNow() < until;
}
