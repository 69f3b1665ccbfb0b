import type { ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { needText } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { AccountLinkRecord } from '../records';
import type { World } from '../world';
import { accountOf } from './handlers';

const LIFE_SECONDS = 300;

function address(form: ApiCall['form'], param: string): string {
  const given = needText(form, param);
  if (!/^https?:\/\/[^/]/.test(given))
    throw badRequest(`Not a valid URL: ${param}`, { code: 'url_invalid', param });
  return given;
}

/** Creates a link to the stand-in's onboarding page; valid once, for five minutes. */
export function createAccountLink(world: World, call: ApiCall): unknown {
  const record = accountOf(world, call, needText(call.form, 'account'));
  const type = needText(call.form, 'type');
  if (type !== 'account_onboarding') {
    throw badRequest('You cannot create links of this type for accounts that have a dashboard.', {
      param: 'type',
    });
  }
  if (record.details.requirements.disabled_reason?.startsWith('rejected.')) {
    throw badRequest('This account has been rejected.', { param: 'account' });
  }
  const [returnUrl, refreshUrl] = [address(call.form, 'return_url'), address(call.form, 'refresh_url')];
  const { region } = record;
  const created = seconds();
  const link: AccountLinkRecord = {
    id: newStripeId('alink'),
    region,
    account: record.id,
    returnUrl,
    refreshUrl,
    expires: created + LIFE_SECONDS,
    opened: false,
  };
  world.links.put(link);
  const url = new URL(`/_sandbox/onboarding/${link.id}`, world.origin);
  return { object: 'account_link', created, expires_at: link.expires, url: url.href };
}

/** Uses a link up; false if it was already used or has expired. */
export function openLink(world: World, link: AccountLinkRecord): boolean {
  if (link.opened || link.expires < seconds()) return false;
  world.links.put({ ...link, opened: true });
  return true;
}
