import type { AccountMailModel } from './templates/account-mail';
import type { CodeMailModel } from './templates/code-mail';
import type { InvitationMailModel } from './templates/invitation-mail';
import type { OrderMailModel } from './order-mail-model';

/** A mail as it is sent. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** What makes a mail of its content: the same functions that the worker sends by. */
export interface MailRenderers {
  account: (model: AccountMailModel) => RenderedMail;
  order: (model: OrderMailModel) => RenderedMail;
  code: (model: CodeMailModel) => RenderedMail;
  invitation: (model: InvitationMailModel) => RenderedMail;
}

const KEY = Symbol.for('merchloom.mail-renderers');
const shared: typeof globalThis & { [KEY]?: MailRenderers } = globalThis;

/** Said by a program at its start; see `provide-renderers.ts`. */
export function setMailRenderers(renderers: MailRenderers): void {
  shared[KEY] = renderers;
}

/**
 * The renderers of this process. Next's bundle may not take what renders to text, so the server around it brings them. Throws in
 * a process that has brought none. S2.2-101.
 */
export function mailRenderers(): MailRenderers {
  const found = shared[KEY];
  if (!found) throw new Error('this process has no renderers of mails');
  return found;
}
