import { renderAccountMail, renderCodeMail, renderInvitationMail, renderOrderMail } from '@/lib/mail';
import type { MailRenderers } from '@/lib/mail/renderers';

/** What draws mails in the worker, which may take what renders to text. */
export const WORKER_RENDERERS: MailRenderers = {
  account: renderAccountMail,
  code: renderCodeMail,
  invitation: renderInvitationMail,
  order: renderOrderMail,
};
