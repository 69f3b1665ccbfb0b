import { renderAccountMail } from './render-account-mail';
import { renderCodeMail } from './render-code-mail';
import { renderInvitationMail } from './render-invitation-mail';
import { renderOrderMail } from './render-order-mail';
import { setMailRenderers } from './renderers';

/** Lets this process show mails as they are sent. Only programs outside Next's bundle may import this. */
export function provideMailRenderers(): void {
  setMailRenderers({
    account: renderAccountMail,
    code: renderCodeMail,
    invitation: renderInvitationMail,
    order: renderOrderMail,
  });
}
