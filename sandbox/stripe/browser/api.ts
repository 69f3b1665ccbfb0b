import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';

export interface Session {
  key: string;
  account: string | undefined;
}

export type FormInput = { [key: string]: FormInput | string | number | boolean | null | undefined };

export type Reply<T> = { ok: true; value: T } | { ok: false; error: StripeError };

/** `{a: {b: 1}}` → `a[b]=1`; null and undefined are left out. */
export function encodeForm(form: FormInput, prefix = ''): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(form)) {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') pairs.push(encodeForm(value, name));
    else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  }
  return pairs.filter((pair) => pair !== '').join('&');
}

function unreachable(): StripeError {
  return {
    type: 'api_connection_error',
    message: 'The payment provider cannot be reached. Check your connection.',
  };
}

/** Calls the API from a browser: key and account are in the form, so that no CORS preflight is needed. */
export function callApi<T>(
  session: Session,
  method: 'GET' | 'POST',
  path: string,
  form: FormInput,
): Promise<Reply<T>> {
  const encoded = encodeForm({ ...form, key: session.key, _stripe_account: session.account });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, `${SANDBOX_ORIGIN}${path}${method === 'GET' ? `?${encoded}` : ''}`);
    request.timeout = 30_000;
    request.onload = () => resolve(readReply<T>(request));
    request.onerror = request.ontimeout = () => resolve({ ok: false, error: unreachable() });
    if (method === 'GET') request.send();
    else {
      request.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
      request.send(encoded);
    }
  });
}

function readReply<T>(request: XMLHttpRequest): Reply<T> {
  try {
    const value = JSON.parse(request.responseText) as T & { error?: StripeError };
    return value.error ? { ok: false, error: value.error } : { ok: true, value };
  } catch {
    return { ok: false, error: unreachable() };
  }
}

/** `pi_1_secret_2` → `pi_1`; `seti_…` of a setup intent as well. Throws if it is not a client secret. */
export function intentId(clientSecret: unknown): string {
  const match =
    typeof clientSecret === 'string'
      ? /^((?:pi|seti)_[A-Za-z0-9_]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)
      : null;
  if (!match?.[1]) {
    throw integrationError(`Invalid value for clientSecret: it should look like \${id}_secret_\${secret}.`);
  }
  return match[1];
}

/** `/v1/setup_intents/…` for the secret of a card that is only kept, else `/v1/payment_intents/…`. */
export function intentPath(clientSecret: string): string {
  const id = intentId(clientSecret);
  return `/v1/${id.startsWith('seti_') ? 'setup' : 'payment'}_intents/${id}`;
}

export function retrieveIntent<Intent extends PaymentIntent | SetupIntent = PaymentIntent>(
  session: Session,
  clientSecret: string,
): Promise<Reply<Intent>> {
  return callApi(session, 'GET', intentPath(clientSecret), { client_secret: clientSecret });
}

/** The error that the real script throws on wrong usage. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
