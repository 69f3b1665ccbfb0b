import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { BRAND } from '@/lib/kernel/brand';
import { instantText, none } from '@/lib/contract/primitives';
import { PASSWORD_MAX } from '@/lib/modules/accounts/rules/password-rules';
import * as paths from './paths';

/** A code of the app, or a recovery code, as somebody types it. */
const typedCode = z.string().trim().min(1).max(40);
const ownPassword = z.string().min(1).max(PASSWORD_MAX);

const twoFactorState = z.object({
  /** Whether logins ask for a code. */
  on: z.boolean(),
  since: instantText.nullable(),
  /** Whether it has to stay on: the client asks it of all its people, or these are the platform's. */
  required: z.boolean(),
  codes_left: z.number().int(),
});
export type TwoFactorState = z.output<typeof twoFactorState>;

const twoFactorSetup = z.object({
  /** In base32, for an app that cannot read the QR code. */
  secret: z.string(),
  uri: z.string(),
  /** The QR code of the address: dark modules as an SVG path in a square of `size` units. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;

const codesAnswer = z.object({ recovery_codes: z.array(z.string()) });

const stateExample: TwoFactorState = {
  on: true,
  since: '2026-11-24T09:00:00.000Z',
  required: false,
  codes_left: 10,
};
const codesExample = { recovery_codes: ['k7m2q-9xw4c', 'h3vtb-62nrd'] };

/** D42-4. */
export const readTwoFactor = route({
  id: 'account.read-two-factor',
  ...paths.readTwoFactorCall,
  summary: 'Whether logins of the person ask for a second factor, and whether they must',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  response: twoFactorState,
  example: { response: stateExample },
});

export const beginForm = z.object({ password: ownPassword });

export const beginTwoFactor = route({
  id: 'account.begin-two-factor',
  ...paths.beginTwoFactorCall,
  summary: 'Begin to set up a second factor, by password; answers with a secret for an app',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  body: beginForm,
  response: twoFactorSetup,
  errors: ['conflict', 'rate_limited', 'unavailable'],
  example: {
    request: { password: 'Demo-pass-2026' },
    response: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: `otpauth://totp/${BRAND.name}:admin%40fjord-fern.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${BRAND.name}`,
      qr: { size: 45, path: 'M4 4h7v1h-7z' },
    },
  },
});

export const codeForm = z.object({ code: typedCode });

/** Ends the person's other sessions. */
export const confirmTwoFactor = route({
  id: 'account.confirm-two-factor',
  ...paths.confirmTwoFactorCall,
  summary: 'Put a second factor into use by a code of the app; answers with ten recovery codes, once',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  body: codeForm,
  response: codesAnswer,
  errors: ['rate_limited'],
  example: { request: { code: '287082' }, response: codesExample },
});

export const renewRecoveryCodes = route({
  id: 'account.renew-recovery-codes',
  ...paths.renewRecoveryCodesCall,
  summary: 'Ten new recovery codes in place of the old ones, by a code',
  access: 'user',
  params: none,
  query: none,
  body: codeForm,
  response: codesAnswer,
  errors: ['rate_limited'],
  example: { request: { code: '287082' }, response: codesExample },
});

export const endForm = z.object({ password: ownPassword, code: typedCode });

export const endTwoFactor = route({
  id: 'account.end-two-factor',
  ...paths.endTwoFactorCall,
  summary: 'Log in without a second factor again, by password and code',
  access: 'user',
  params: none,
  query: none,
  body: endForm,
  response: twoFactorState,
  errors: ['two_factor_required', 'rate_limited', 'unavailable'],
  example: {
    request: { password: 'Demo-pass-2026', code: '287082' },
    response: { on: false, since: null, required: false, codes_left: 0 },
  },
});
