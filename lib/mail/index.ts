export { closeMailer, smtpMailer } from './smtp-adapter';
export { renderAccountMail, type AccountMailModel } from './render-account-mail';
export { renderCodeMail, type CodeMailModel } from './render-code-mail';
export { renderContactMail, type ContactMailModel } from './render-contact-mail';
export { renderInvitationMail, type InvitationMailModel } from './render-invitation-mail';
export { renderOrderMail } from './render-order-mail';
export type { MailPicture } from './port';
export type { OrderMailLine, OrderMailModel } from './order-mail-model';
