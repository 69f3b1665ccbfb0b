import { z } from 'zod';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { isOwnEmail } from '@/lib/modules/accounts/rules/password-rules';
import { route } from '@/lib/contract/route';
import { locale, none, region } from '@/lib/contract/primitives';
import { accountEmail, line, received } from '@/lib/modules/accounts/contract/account-email';
import { newPassword } from '@/lib/modules/accounts/contract/new-password';
import { shopAddress } from '@/lib/modules/shop-platform/contract/shop-address';
import { SIGN_UP_ROUTES } from '@/lib/modules/shop-platform/rules/sign-up-routes';
import { registerCall } from './paths';

const OWN_EMAIL: FieldErrorCode = 'password_is_email';

const fields = z.object({
  company: line(120),
  name: line(120),
  email: accountEmail,
  password: newPassword,
  region,
  /** The shop-platform page of the sign-up; left out for any other. S2.1-46. */
  registrationRoute: z.enum(SIGN_UP_ROUTES).optional(),
  /** Kept for a sign-up by such a page alone. */
  shopifyUrl: shopAddress.optional(),
});

const isNotOwnEmail = ({ password, email }: { password: string; email: string }) =>
  !isOwnEmail(password, email);
const OF_PASSWORD = { path: ['password'], params: { code: OWN_EMAIL } };

/** The form for opening an account for a company. */
export const registrationForm = fields.refine(isNotOwnEmail, OF_PASSWORD);

/** The form with the language of the mail. */
export const registration = fields.extend({ lang: locale.default('en') }).refine(isNotOwnEmail, OF_PASSWORD);
export type Registration = z.output<typeof registration>;

/** Opens a tenant with its first admin and mails a link; if the address has an account, the mail says so instead. */
export const register = route({
  id: 'account.register',
  ...registerCall,
  summary: 'Open an account; the answer is the same for an address that has one',
  access: 'public',
  params: none,
  query: none,
  body: registration,
  response: received,
  errors: ['rate_limited', 'unavailable', 'sign_up_closed'],
  example: {
    request: {
      company: 'Harbour Lights Choir',
      name: 'Ada Fern',
      email: 'ada@harbour-lights.example',
      password: 'a long pass phrase',
      region: 'UK',
      lang: 'en',
    },
    response: { received: true },
  },
});
