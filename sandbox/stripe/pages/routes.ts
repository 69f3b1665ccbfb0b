import { html, json, redirect, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { ACCOUNT_CHANGES, changeAccount } from '../accounts/account';
import { openLink } from '../accounts/links';
import { applyAuthentication } from '../intents/authenticate';
import { emit } from '../webhooks/emit';
import { setTaxActive } from '../tax/settings';
import type { World } from '../world';
import { parseForm } from '../api/form';
import { text } from '../api/read';
import { authenticationPage, onboardingPage } from './forms';
import { overviewPage } from './overview';
import { receiptPage } from './receipt';

function httpUrl(value: string | undefined): string | undefined {
  return value !== undefined && /^https?:\/\//.test(value) ? value : undefined;
}

/** Pages for people: overview, authentication, onboarding, receipts. */
export function pageRoutes(router: Router, world: World): Router {
  return router
    .add('GET', '/', () => html(overviewPage(world)))
    .add('GET', '/_sandbox/3ds/:id', (call) => html(authenticationPage(call)))
    .add('POST', '/_sandbox/3ds/:id', (call) => answerAuthentication(world, call))
    .add('GET', '/_sandbox/onboarding/:id', (call) => showOnboarding(world, call))
    .add('POST', '/_sandbox/onboarding/:id', (call) => answerOnboarding(world, call))
    .add('GET', '/receipts/:id', (call) => {
      const charge = world.charges.get(call.params['id'] ?? '')?.charge;
      return charge ? html(receiptPage(charge)) : json({ error: 'no such receipt' }, 404);
    });
}

function answerAuthentication(world: World, call: Call): ReturnType<typeof json> {
  const form = parseForm(call.body);
  const record = world.intents.get(call.params['id'] ?? '');
  if (!record || text(form, 'client_secret') !== record.intent.client_secret)
    return json({ error: 'no such payment' }, 404);
  applyAuthentication(world, record, text(form, 'outcome') === 'complete');
  const back = httpUrl(text(form, 'return_url'));
  if (!back) return html('<p>Done. You can close this window.</p>');
  const url = new URL(back);
  url.searchParams.set('payment_intent', record.id);
  url.searchParams.set('payment_intent_client_secret', record.intent.client_secret);
  url.searchParams.set('redirect_status', record.intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return redirect(url.href);
}

/** A used or expired link redirects to the page that creates a new one. */
function showOnboarding(world: World, call: Call): ReturnType<typeof json> {
  const link = world.links.get(call.params['id'] ?? '');
  if (!link) return json({ error: 'no such link' }, 404);
  if (!openLink(world, link)) return redirect(link.refreshUrl);
  return html(onboardingPage(link.account ?? ''));
}

function answerOnboarding(world: World, call: Call): ReturnType<typeof json> {
  const link = world.links.get(call.params['id'] ?? '');
  const record = world.accounts.get(link?.account ?? '');
  if (!link || !record) return json({ error: 'no such account' }, 404);
  const form = parseForm(call.body);
  const outcome = text(form, 'outcome');
  const change = ACCOUNT_CHANGES.find((name) => name === outcome);
  if (change) {
    changeAccount(record.details, change);
    world.accounts.put(record);
    const owner = { region: record.region, account: record.id };
    emit(world, owner, 'account.updated', record.details);
    if (change === 'enabled' && text(form, 'tax') === 'active') setTaxActive(world, owner, true);
  }
  return redirect(link.returnUrl);
}
