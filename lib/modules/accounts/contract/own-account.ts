import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, locale, none } from '@/lib/contract/primitives';
import { ROLES } from '@/lib/permissions/roles';
import { accountEmail, line } from './account-email';
import { newPassword } from './new-password';
import { PASSWORD_MAX } from '@/lib/modules/accounts/rules/password-rules';
import {
  changeEmailCall,
  changePasswordCall,
  readOwnAccountCall,
  updateProfileCall,
  withdrawEmailCall,
} from './paths';

/** A password that somebody has: whatever it is, only its match counts. */
const ownPassword = z.string().min(1).max(PASSWORD_MAX);

/** A new address that both addresses have to confirm. */
const pendingEmail = z.object({
  email: z.string(),
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
  expires_at: instantText,
});

const ownAccount = z.object({
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  role: z.enum(ROLES),
  lang: z.string().nullable(),
  created_at: instantText,
  pending_email: pendingEmail.nullable(),
});
export type OwnAccount = z.output<typeof ownAccount>;

const example: OwnAccount = {
  name: 'Isla Bracken',
  email: 'admin@fjord-fern.example',
  email_verified: true,
  role: 'admin',
  lang: 'en',
  created_at: '2026-07-18T09:00:00.000Z',
  pending_email: null,
};

/** S2.2-10. */
export const readOwnAccount = route({
  id: 'account.read-own',
  ...readOwnAccountCall,
  summary: 'The account of the person logged in, with a new address that waits to be confirmed',
  access: 'user',
  params: none,
  query: none,
  response: ownAccount,
  example: { response: example },
});

export const profileForm = z.object({ name: line(120) });

/** `seen`: the name that the form was opened with; `conflict` where another page has saved another meanwhile. D42-18. */
export const updateProfile = route({
  id: 'account.update-profile',
  ...updateProfileCall,
  summary: 'Change the name of the person logged in',
  access: 'user',
  params: none,
  query: none,
  body: profileForm.extend({ seen: z.string().max(200) }),
  response: ownAccount,
  errors: ['conflict'],
  example: {
    request: { name: 'Isla Bracken-Reid', seen: 'Isla Bracken' },
    response: { ...example, name: 'Isla Bracken-Reid' },
  },
});

/** The form of a new password, which is typed once: it can be shown. */
export const passwordForm = z.object({ current_password: ownPassword, password: newPassword });

/** Ends every session of the person, this one too: the page logs in again with the new password. D42-3. */
export const changePassword = route({
  id: 'account.change-password',
  ...changePasswordCall,
  summary: 'Choose a new password by the one in use; ends all sessions',
  access: 'user',
  params: none,
  query: none,
  body: passwordForm,
  response: z.object({ email: z.string() }),
  errors: ['rate_limited', 'unavailable'],
  example: {
    request: { current_password: 'Demo-pass-2026', password: 'another long pass phrase' },
    response: { email: 'admin@fjord-fern.example' },
  },
});

export const emailForm = z.object({ email: accountEmail, password: ownPassword });

/** The answer is the same whether or not the new address has an account: only the mails say so. */
export const changeEmail = route({
  id: 'account.change-email',
  ...changeEmailCall,
  summary: 'Ask for another e-mail address; both addresses confirm it by a mailed link',
  access: 'user',
  params: none,
  query: none,
  body: emailForm.extend({ lang: locale.default('en') }),
  response: ownAccount,
  errors: ['rate_limited', 'unavailable'],
  example: {
    request: { email: 'isla@fjord-fern.example', password: 'Demo-pass-2026', lang: 'en' },
    response: {
      ...example,
      pending_email: {
        email: 'isla@fjord-fern.example',
        old_confirmed: false,
        new_confirmed: false,
        expires_at: '2026-11-27T09:00:00.000Z',
      },
    },
  },
});

export const withdrawEmail = route({
  id: 'account.withdraw-email',
  ...withdrawEmailCall,
  summary: 'Keep the address in use after all',
  access: 'user',
  params: none,
  query: none,
  response: ownAccount,
  example: { response: example },
});
