import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { dropKept, findEnabled, listChoices, listKept } from '@/lib/modules/accounts/data/notices';
import { wayOf } from '@/lib/modules/accounts/rules/notices';
import { changeLine } from './send-notice';

/** Nobody reads more in a mail; the pages have the rest. */
const SHOWN = 50;

type Kept = Awaited<ReturnType<typeof listKept>>[number];

function digestModel(kept: Kept[], lang: Locale): AccountMailModel {
  const text = messageFor(lang);
  const values = { count: kept.length, brand: BRAND.name };
  const left = kept.length - SHOWN;
  return {
    lang,
    subject: text('notices.digest.subject', values),
    preview: text('notices.digest.intro', values),
    ...PLATFORM_LOOK,
    heading: text('notices.digest.heading'),
    intro: text('notices.digest.intro', values),
    actions: [
      { label: text('notices.digest.open'), url: `${appEnv().PUBLIC_URL}/dashboard` },
      ...kept.slice(0, SHOWN).map(({ heading, url }) => ({ label: heading, url })),
    ],
    note: left > 0 ? text('notices.digest.more', { count: left }) : text('notices.digest.note'),
    footer: [text('notices.digest.footer', values), changeLine(lang)],
  };
}

/** What is due and may still be seen: the role, or the choice, may have changed since it was kept. */
async function gather({ userId }: JobPayloads['send-digest'], due: Date) {
  return withDirectory(async (tx) => {
    const person = await findEnabled(tx, userId);
    if (!person) return undefined;
    const choices = await listChoices(tx, userId);
    const kept = (await listKept(tx, userId, due)).filter(
      ({ notice }) => wayOf(person, notice, choices.get(notice) ?? null) !== 'off',
    );
    return { person, kept };
  });
}

/**
 * Sends a person's daily mail; nothing where there is nothing. A job of its own for each person and day, so that an address
 * that refuses mail holds up no one else's. After a crash it is sent again with the same Message-ID. D42-11.
 */
export async function sendDigest(job: JobPayloads['send-digest']): Promise<void> {
  const due = new Date(job.due);
  const found = await gather(job, due);
  const first = found?.kept[0];
  if (found && first) {
    const { person, kept } = found;
    const model = digestModel(kept, isLocale(person.lang) ? person.lang : DEFAULT_LOCALE);
    await smtpMailer.send({
      to: { name: cleanLine(person.name), address: person.email },
      sender: model.storeName,
      subject: model.subject,
      ...renderAccountMail(model),
      id: `digest.${first.mailId}.${person.id}`,
      pictures: [],
    });
  }
  await withDirectory((tx) => dropKept(tx, job.userId, due));
}
