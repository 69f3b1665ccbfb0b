import { enqueue } from '@/lib/db/enqueue';
import { withDirectory, withDirectoryOnce } from '@/lib/db/with-directory';
import { secretsEnv } from '@/lib/env/secrets';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { seal } from '@/lib/kernel/seal';
import type { SiteMessage } from '@/lib/modules/site/contract/site-message';
import { isKnownMessage, keepMessage } from '@/lib/modules/site/data/site-messages';
import { answerBy } from '@/lib/modules/site/rules/site-message';
import { countMessage, mayAcknowledge, type Writer } from './message-limits';

/** The same when a message is sent twice on one day (double click, lost answer), another the next day. */
function fingerprintOf({ name, email, subject, message }: SiteMessage, at: Date): Buffer {
  const day = at.toISOString().slice(0, 10);
  return seal(secretsEnv().LINK_SECRET, 'site-message', name, email.toLowerCase(), subject, message, day);
}

/**
 * Stores what somebody writes to the platform, with the jobs of both its mails in one transaction. The same message again is
 * stored and counted once. A message that a program filled in is answered as if it were taken. Throws `rate_limited`.
 * S2.1-47, S2.1-48.
 */
export async function writeToUs(
  form: SiteMessage,
  writer: Writer,
): Promise<{ received: true; answer_by: string | null }> {
  const at = now();
  const answer = { received: true as const, answer_by: answerBy(form.subject, at) };
  if (form.leave_empty !== '') return answer;
  const fingerprint = fingerprintOf(form, at);
  if (await withDirectoryOnce((tx) => isKnownMessage(tx, fingerprint))) return answer;
  await countMessage(writer);
  const acknowledged = await mayAcknowledge(form.email);
  const { name, email, subject, message, lang } = form;
  const id = newId('message');
  await withDirectory(async (tx) => {
    const row = { id, fingerprint, name, email, subject, message, lang };
    if (!(await keepMessage(tx, { ...row, answerBy: answer.answer_by, createdAt: at }))) return;
    await enqueue(tx, 'send-site-message', { messageId: id }, { jobKey: `site-message:${id}` });
    if (!acknowledged) return;
    await enqueue(tx, 'send-site-receipt', { messageId: id }, { jobKey: `site-receipt:${id}` });
  });
  return answer;
}
