export { smtpMailer } from './smtp-adapter';
export { renderOrderMail } from './render-order-mail';
export type { Mail, MailPicture, MailPort } from './port';
export type { OrderMailLine, OrderMailModel } from './order-mail-model';
