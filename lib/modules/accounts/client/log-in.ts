/** The result of a login; `retryAfter` in seconds if the user must wait. */
export type LoginOutcome =
  | { ok: true }
  | {
      ok: false;
      code:
        | 'bad_credentials'
        | 'two_factor_needed'
        | 'two_factor_wrong'
        | 'account_closed'
        | 'rate_limited'
        | 'unavailable'
        | 'network';
      retryAfter?: number;
    };

async function authCsrf(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { credentials: 'same-origin' });
  const body = (await response.json()) as { csrfToken?: string };
  return body.csrfToken ?? '';
}

/** Sends a form to next-auth with its CSRF token, and requests JSON instead of a redirect. */
export async function postToAuth(path: string, fields: Record<string, string>): Promise<Response> {
  const form = new URLSearchParams({ ...fields, csrfToken: await authCsrf(), json: 'true' });
  return fetch(path, { method: 'POST', credentials: 'same-origin', body: form });
}

/** `…/error?error=rate_limited.540` → its result. */
function refusalOf(url: string): LoginOutcome {
  const error = URL.canParse(url) ? new URL(url).searchParams.get('error') : null;
  const [code, seconds] = (error ?? '').split('.');
  const retryAfter = seconds ? { retryAfter: Number(seconds) } : {};
  if (code === 'rate_limited') return { ok: false, code, ...retryAfter };
  const told = ['bad_credentials', 'two_factor_needed', 'two_factor_wrong', 'account_closed'] as const;
  const refusal = told.find((one) => one === code);
  if (refusal) return { ok: false, code: refusal };
  return { ok: false, code: 'unavailable', ...retryAfter };
}

/**
 * Logs in; the browser gets an encrypted cookie and never the token (D21-2). Never rejects. After `ok`, load the next
 * page in full (`window.location.assign(safeNext(next) ?? '/dashboard')`), since every page may look different now.
 */
export async function logIn(email: string, password: string, code?: string): Promise<LoginOutcome> {
  try {
    const response = await postToAuth('/api/auth/callback/credentials', {
      email,
      password,
      ...(code ? { code } : {}),
    });
    if (response.ok) return { ok: true };
    const { url = '' } = (await response.json()) as { url?: string };
    return refusalOf(url);
  } catch {
    return { ok: false, code: 'network' };
  }
}
