import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withStaff } from '@/lib/db/with-staff';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { countLate, readNotices, takeUntold } from '@/lib/modules/fulfilment/data/fulfillers/late-notices';
import { lateOrdersPath, toldDay, worstFirst } from '@/lib/modules/fulfilment/rules/fulfillers/late-notices';
import { LATE_TELLER } from './tell-late';

type Late = Awaited<ReturnType<typeof readNotices>>[number];

/** Nobody reads more in a mail; the list of fulfillers has the rest. */
const SHOWN = 50;
const STAFF_LANG: Locale = 'en';

/** What the printers' figures allow for the orders of all: an order may stop being late after its printer's were counted. */
function total(late: readonly Late[], counted: number): number {
  const figures = late.map(({ orders }) => orders);
  const sum = figures.reduce((all, one) => all + one, 0);
  return Math.min(sum, Math.max(counted, ...figures));
}

/**
 * The content of the mail: how many orders are late, each once (`counted`), and those of each printer behind a link, the worst first.
 * S2.2-174, S5-70.
 */
export function lateMailModel(
  day: string,
  late: readonly Late[],
  counted: number,
  lang: Locale,
): AccountMailModel {
  const text = messageFor(lang);
  const base = appEnv().PUBLIC_URL;
  const orders = total(late, counted);
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

/** Marks what the day's mail tells, and has it sent, in one transaction: a worker that dies in between loses neither. S2.2-208. */
async function gather(day: string): Promise<void> {
  await withStaff(LATE_TELLER, async (tx) => {
    const printers = (await takeUntold(tx, day, now())).sort();
    const [first] = printers;
    if (first === undefined) return;
    const orders = await countLate(tx, printers);
    await enqueue(tx, 'send-late-mail', { day, printers, orders }, { jobKey: `late:${day}:${first}` });
  });
}

/**
 * Tells staff, in their one inbox, which printers are late: it gathers those that they weren't told of, and a job of its own sends the
 * mail, again under the same Message-ID where it was refused or its worker died. A job that comes on another day tells nothing: that day
 * has its own. S2.2-174, S2.2-208.
 */
export async function sendLateMail({ day, printers, orders }: JobPayloads['send-late-mail']): Promise<void> {
  if (toldDay(now()) !== day) return;
  if (printers === undefined) return gather(day);
  const [first] = printers;
  const late = await withStaff(LATE_TELLER, (tx) => readNotices(tx, day, printers));
  if (first === undefined || late.length === 0) return;
  const model = lateMailModel(day, late, orders ?? Infinity, STAFF_LANG);
  await smtpMailer.send({
    to: { name: BRAND.name, address: BRAND.supportEmail },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `late.${day}.${first}`,
    pictures: [],
  });
}
