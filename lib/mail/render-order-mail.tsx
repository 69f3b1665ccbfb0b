import { render } from '@react-email/render';
import type { OrderMailModel } from './order-mail-model';
import { OrderMail } from './templates/order-mail';

/** Lays an order's mail out, once for readers of HTML and once as plain text. */
export async function renderOrderMail(model: OrderMailModel): Promise<{ html: string; text: string }> {
  const mail = <OrderMail model={model} />;
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { html, text };
}
