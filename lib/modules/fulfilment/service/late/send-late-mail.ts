import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withStaff } from '@/lib/db/with-staff';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { putBackUntold, takeUntold } from '@/lib/modules/fulfilment/data/fulfillers/late-notices';
import { lateOrdersPath, toldDay, worstFirst } from '@/lib/modules/fulfilment/rules/fulfillers/late-notices';
import { LATE_TELLER } from './tell-late';

type Late = Awaited<ReturnType<typeof takeUntold>>[number];

/** Nobody reads more in a mail; the list of fulfillers has the rest. */
const SHOWN = 50;
const STAFF_LANG: Locale = 'en';

/** The content of the mail: how many orders are late, and those of each printer behind a link, the worst first. S2.2-174. */
export function lateMailModel(day: string, late: readonly Late[], lang: Locale): AccountMailModel {
  const text = messageFor(lang);
  const base = appEnv().PUBLIC_URL;
  const orders = late.reduce((sum, one) => sum + one.orders, 0);
  const values = {
    orders,
    printers: late.length,
    day: humanInstant(new Date(`${day}T12:00:00Z`), 'UTC', lang),
    brand: BRAND.name,
  };
  const left = late.length - SHOWN;
  const intro = text('lateMail.intro', values);
  return {
    lang,
    subject: text('lateMail.subject', values),
    preview: intro,
    ...PLATFORM_LOOK,
    heading: text('lateMail.heading', values),
    intro,
    actions: [
      { label: text('lateMail.open'), url: base + lateOrdersPath() },
      ...worstFirst(late)
        .slice(0, SHOWN)
        .map(({ id, name, orders: count }) => ({
          label: text('lateMail.printer', { name: cleanLine(name), count }),
          url: base + lateOrdersPath(id),
        })),
    ],
    note: left > 0 ? text('lateMail.more', { count: left }) : text('lateMail.note'),
    footer: [text('lateMail.footer', values)],
  };
}

/**
 * Tells staff, in their one inbox, which printers are late. What it tells is marked before it is sent, so that neither a repeat nor
 * a worker that dies tells of a printer twice on a day; a mail that was refused is sent again under the same Message-ID. A job
 * that comes on another day tells nothing: that day has its own. S2.2-174.
 */
export async function sendLateMail({ day }: JobPayloads['send-late-mail']): Promise<void> {
  const at = now();
  if (toldDay(at) !== day) return;
  const late = await withStaff(LATE_TELLER, (tx) => takeUntold(tx, day, at));
  const ids = late.map(({ id }) => id).sort();
  const [first] = ids;
  if (first === undefined) return;
  const model = lateMailModel(day, late, STAFF_LANG);
  try {
    await smtpMailer.send({
      to: { name: BRAND.name, address: BRAND.supportEmail },
      sender: model.storeName,
      subject: model.subject,
      ...renderAccountMail(model),
      id: `late.${day}.${first}`,
      pictures: [],
    });
  } catch (error) {
    await withStaff(LATE_TELLER, (tx) => putBackUntold(tx, day, ids));
    throw error;
  }
}
