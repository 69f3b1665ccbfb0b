import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderMailModel } from './order-mail-model';
import { orderMailText } from './order-mail-text';
import { OrderMail } from './templates/order-mail';

/** Mail clients lay out tables correctly only with this doctype. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders an order mail as HTML and as plain text. */
export function renderOrderMail(model: OrderMailModel): { html: string; text: string } {
  return { html: DOCTYPE + renderToStaticMarkup(<OrderMail model={model} />), text: orderMailText(model) };
}
