import { secretsEnv } from '@/lib/env/secrets';
import { isSame, seal } from '@/lib/kernel/seal';

/**
 * The hidden field of a form that is sent without script, where no header can repeat the CSRF cookie: signed for this
 * person and form, so that another site has none. It stays good over a new login, as what was typed would be lost. D21-3.
 */
export function formToken(userId: string, form: string): string {
  return seal(secretsEnv().LINK_SECRET, 'plain-form', userId, form).toString('base64url');
}

/** Whether the field is this person's for this form; compared in constant time. */
export function isFormToken(token: unknown, userId: string, form: string): boolean {
  return typeof token === 'string' && isSame(formToken(userId, form), token);
}
