import { cleanLine } from '@/lib/kernel/clean-line';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderPrint } from '@/lib/files/render/render-print';
import { renderOrderMail, smtpMailer, type MailPicture } from '@/lib/mail';
import { ownImages } from '@/lib/modules/catalogue/service/own-images';
import { findAsker, findSlug } from '@/lib/modules/launch/data/test-order';
import { linePicture } from '@/lib/modules/orders/service/line-picture';
import { composeTestOrder, type Asker, type ComposedOrder } from './compose';
import { testMailModel } from './mail';
import { eachPrint } from './prints';

type Job = JobPayloads['send-test-order-mail'];

/** The order from the event as it is now; null if it is gone, or has nothing to order any more. */
async function compose({ tenantId, eventId }: Job, asker: Asker): Promise<ComposedOrder | null> {
  const context: TenantContext = { tenantId, actor: 'system' };
  return withTenant(context, async (tx) => {
    const slug = await findSlug(tx, { tenantId, eventId });
    if (slug === undefined) return null;
    const composed = await composeTestOrder(tx, { tenantId, slug }, asker);
    return 'made' in composed ? composed.made : null;
  });
}

async function picturesOf({ lines }: ComposedOrder) {
  const cids = new Map<string, string>();
  const attached: MailPicture[] = [];
  for (const line of lines) {
    const { family, colourHex, sceneFront = null, sceneBack = null } = line;
    const picture = await linePicture({ family, colourHex, sceneFront, sceneBack });
    cids.set(line.id, picture.cid);
    if (!attached.some(({ cid }) => cid === picture.cid)) attached.push(picture);
  }
  return { cids, attached };
}

/**
 * Draws a test order's print files as production would, keeping none, and mails the confirmation with what came of it
 * to whoever asked, if they are still there. After a crash it is sent again with the same Message-ID. S2.2-72.
 */
export async function sendTestOrderMail(job: Job): Promise<void> {
  const { tenantId, userId, lang, mailId } = job;
  const person = await withDirectory((tx) => findAsker(tx, userId));
  if (!person) return;
  const name = cleanLine(person.name);
  const made = await compose(job, { name, email: person.email, lang });
  if (!made) return;
  const images = ownImages(tenantId);
  const prints = await eachPrint(made, (scene) => renderPrint(scene, images));
  const { cids, attached } = await picturesOf(made);
  const model = testMailModel(made, { pictures: cids, prints });
  await smtpMailer.send({
    to: { name, address: person.email },
    sender: model.storeName,
    subject: model.subject,
    ...renderOrderMail(model),
    id: `test-order.${mailId}`,
    pictures: attached,
  });
}
