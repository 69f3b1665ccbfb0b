import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface PusherApp {
  appId: string;
  key: string;
  secret: string;
}

function sign(app: PusherApp, text: string): string {
  return createHmac('sha256', app.secret).update(text).digest('hex');
}

function sameText(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether `auth` (`key:signature`) allows this socket to join this channel. */
export function mayJoin(
  app: PusherApp,
  socketId: string,
  channel: string,
  auth: string,
  data?: string,
): boolean {
  const text = data === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${data}`;
  return sameText(auth, `${app.key}:${sign(app, text)}`);
}

/** Whether `auth` (`key:signature`) signs this socket in as the user that `userData` names. */
export function maySignIn(app: PusherApp, socketId: string, userData: string, auth: string): boolean {
  return sameText(auth, `${app.key}:${sign(app, `${socketId}::user::${userData}`)}`);
}

const WINDOW_SECONDS = 600;

/**
 * Checks the signed query of an HTTP API call; returns null if valid, else the error. `nowSeconds` is compared with the
 * call's timestamp.
 */
export function signatureFault(
  app: PusherApp,
  call: { method: string; path: string; query: URLSearchParams; body: string },
  nowSeconds: number,
): string | null {
  const { query } = call;
  if (query.get('auth_key') !== app.key) return 'Unknown auth_key';
  const time = Number(query.get('auth_timestamp'));
  if (!Number.isFinite(time) || Math.abs(nowSeconds - time) > WINDOW_SECONDS) return 'Timestamp expired';
  const md5 = createHash('md5').update(call.body).digest('hex');
  if (call.body !== '' && query.get('body_md5') !== md5) return 'Invalid body_md5';
  const names = [...query.keys()].filter((name) => name !== 'auth_signature').sort();
  const ordered = names.map((name) => `${name}=${query.get(name) ?? ''}`).join('&');
  const expected = sign(app, [call.method, call.path, ordered].join('\n'));
  return sameText(query.get('auth_signature') ?? '', expected) ? null : 'Invalid signature';
}
