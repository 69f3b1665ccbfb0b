import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Locale } from '@/lib/kernel/locales';
import { withMailTexts } from '@/lib/mail/mail-texts';
import { mailRenderers } from '@/lib/mail/renderers';
import type { ShownMail } from '@/lib/modules/mails/contract/mails';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { composeMail, type Asked } from './compose-mail';
import { drawMail } from './draw-mail';

type Wanted = { kind: ShopperMail; lang: Locale } & Pick<Asked, 'of'>;

/** A mail that shoppers get, drawn by what sends it, its pictures inside the document. Throws 404. S2.2-101. */
export async function readMail(context: TenantContext, wanted: Wanted): Promise<ShownMail> {
  return withMailTexts(() => draw(context, wanted));
}

async function draw(context: TenantContext, { kind, lang, of }: Wanted): Promise<ShownMail> {
  const { tenantId } = context;
  const mail = await withTenant(context, (tx) => composeMail(tx, { tenantId, kind, lang, of }));
  const { html, text, pictures } = await drawMail(mail, mailRenderers());
  const inside = pictures.reduce(
    (document, { cid, contentType, bytes }) =>
      document.replaceAll(`cid:${cid}`, `data:${contentType};base64,${bytes.toString('base64')}`),
    html,
  );
  const { sender, replyTo, subject, own } = mail;
  return { sender, reply_to: replyTo === '' ? null : replyTo, subject, html: inside, text, own };
}
