import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, redirect, type Answer, type Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';
import type { Router } from '@/sandbox/shared/router';
import { querySignature } from './sign';
import { milliseconds, newToken, type ShopifyWorld } from './world';

const ADDRESS = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;
const CODE_LIFE_MS = 60_000;

interface Wish {
  shop: string;
  scopes: string[];
  redirectUri: string;
  state: string;
}

const refusal = (words: string): Answer =>
  html(page({ title: 'Oauth error', note: words, main: `<p class="empty">${escapeHtml(words)}</p>` }), 400);

/** What the app asks for, or the page that says what is wrong with it. */
function wishOf(world: ShopifyWorld, call: Call): Wish | Answer {
  const shop = call.params['shop'] ?? '';
  if (!ADDRESS.test(shop)) return refusal('There is no such shop.');
  if (call.query.get('client_id') !== world.app.apiKey) return refusal('application_cannot_be_found');
  const redirectUri = call.query.get('redirect_uri') ?? '';
  if (!URL.canParse(redirectUri)) return refusal('invalid_request: the redirect_uri is missing');
  const scopes = (call.query.get('scope') ?? '').split(',').filter((scope) => scope !== '');
  return { shop, scopes, redirectUri, state: call.query.get('state') ?? '' };
}

function grantPage(world: ShopifyWorld, wish: Wish): Answer {
  const shop = world.shop(wish.shop);
  const items = wish.scopes.map((scope) => `<li class="mono">${escapeHtml(scope)}</li>`).join('');
  return html(
    page({
      title: 'Install app',
      note: `${shop.id}, a shop of the stand-in`,
      main: `<h2>The app asks for</h2><ul>${items}</ul>
<form method="post"><button class="primary">Install app</button></form>
<p><a href="/">Cancel</a></p>`,
    }),
  );
}

/** Back to the app with a code, and a signature over all that the address says. */
function grant(world: ShopifyWorld, { shop: id, scopes, redirectUri, state }: Wish): Answer {
  const shop = world.shop(id);
  const granted = scopes.filter((scope) => !shop.withheld.includes(scope));
  const code = newToken('code');
  world.codes.put({ id: code, shop: id, scopes: granted, until: milliseconds() + CODE_LIFE_MS });
  const host = Buffer.from(`admin.shopify.com/store/${id.split('.')[0] ?? ''}`).toString('base64url');
  const timestamp = String(Math.trunc(milliseconds() / 1000));
  const query = new URLSearchParams({ code, host, shop: id, state, timestamp });
  query.set('hmac', querySignature(world.app.apiSecret, query));
  const back = new URL(redirectUri);
  for (const [name, value] of query) back.searchParams.set(name, value);
  return redirect(back.toString());
}

/** `/shops/:shop/admin/oauth/authorize`: the page on which a merchant grants an app its scopes. */
export function authorizeRoutes(router: Router, world: ShopifyWorld): Router {
  const path = '/shops/:shop/admin/oauth/authorize';
  const asked = (answer: (wish: Wish) => Answer) => (call: Call) => {
    const wish = wishOf(world, call);
    return 'status' in wish ? wish : answer(wish);
  };
  return router
    .add(
      'GET',
      path,
      asked((wish) => grantPage(world, wish)),
    )
    .add(
      'POST',
      path,
      asked((wish) => grant(world, wish)),
    );
}
