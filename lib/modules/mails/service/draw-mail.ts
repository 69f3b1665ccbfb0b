import type { MailPicture } from '@/lib/mail/port';
import type { MailRenderers, RenderedMail } from '@/lib/mail/renderers';
import { linePicture } from '@/lib/modules/orders/service/line-picture';
import type { ComposedMail } from './compose-mail';

/** The mail and the pictures in it. Must be called outside a transaction, since pictures are drawn. S2.2-101. */
export async function drawMail(
  { lines, render }: ComposedMail,
  renderers: MailRenderers,
): Promise<RenderedMail & { pictures: MailPicture[] }> {
  const cids = new Map<string, string>();
  const pictures = new Map<string, MailPicture>();
  for (const line of lines) {
    const picture = await linePicture(line);
    cids.set(line.id, picture.cid);
    pictures.set(picture.cid, picture);
  }
  return { ...render(renderers, cids), pictures: [...pictures.values()] };
}
