import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { ShopAccessLost, type ShopTokens } from '../port';
import { appOf, client, reachedAt } from './client';
import { inTime, statusOf } from './errors';

const EXCHANGE_MS = 3_000;

const answered = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
  refresh_token_expires_in: z.number().positive(),
});

const after = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
const scopesOf = (text: string): string[] => text.split(',').filter((scope) => scope !== '');

async function exchange(shop: string, code: string): Promise<ShopTokens> {
  const { apiKey, apiSecret } = appOf();
  const response = await fetch(reachedAt(`https://${shop}/admin/oauth/access_token`), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(EXCHANGE_MS),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ client_id: apiKey, client_secret: apiSecret, code, expiring: '1' }),
  });
  if (response.status >= 500 || response.status === 429) throw new AppError('unavailable', { retryAfter: 5 });
  if (!response.ok) throw new AppError('shop_install_failed');
  const tokens = answered.safeParse(await response.json());
  if (!tokens.success) throw new AppError('shop_platform_failed');
  const { access_token, scope, expires_in, refresh_token, refresh_token_expires_in } = tokens.data;
  return {
    accessToken: access_token,
    accessUntil: after(expires_in),
    refreshToken: refresh_token,
    refreshUntil: after(refresh_token_expires_in),
    scopes: scopesOf(scope),
  };
}

/** The tokens for a code. The library does this only together with its own cookie, which lives for a minute. ADR 0173. */
export function exchangeCode(shop: string, code: string): Promise<ShopTokens> {
  return inTime(EXCHANGE_MS, exchange(shop, code));
}

async function renew(shop: string, refreshToken: string): Promise<ShopTokens> {
  const { api } = await client();
  const { session } = await api.auth.refreshToken({ shop, refreshToken }).catch((error: unknown) => {
    const status = statusOf(error);
    if (status === 400 || status === 401) throw new ShopAccessLost('the refresh token is refused');
    throw error;
  });
  const { accessToken, expires, refreshToken: next, refreshTokenExpires, scope } = session;
  if (!accessToken || !expires || !next || !refreshTokenExpires) throw new AppError('shop_platform_failed');
  return {
    accessToken,
    accessUntil: expires,
    refreshToken: next,
    refreshUntil: refreshTokenExpires,
    scopes: scopesOf(scope ?? ''),
  };
}

/** A new pair of tokens. Throws `ShopAccessLost` where the shop takes the refresh token no more. */
export function refreshTokens(shop: string, refreshToken: string): Promise<ShopTokens> {
  return inTime(EXCHANGE_MS, renew(shop, refreshToken));
}
