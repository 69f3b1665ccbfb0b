/** Why a mail server does not take one mail: the address, its mailbox, or the mail itself. */
type MailRefusal = 'address' | 'full' | 'rejected';

/** What came of a mail that was not accepted: refused for good, to be tried again, or no mail gets through now. */
export type MailFailure = { kind: 'refused'; reason: MailRefusal } | { kind: 'later' } | { kind: 'server' };

/** Commands that concern the recipient or the mail, not the installation that sends. */
const OF_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** An address that cannot be a recipient at all is refused before anything is sent. */
const BAD_ENVELOPE = 'EENVELOPE';

function reasonOf(code: number, text: string): MailRefusal {
  const [, detail = ''] = /\b5\.(\d+\.\d+)\b/.exec(text) ?? [];
  if (code === 552 || detail === '2.2') return 'full';
  if (detail.startsWith('1.') || [550, 551, 553].includes(code)) return 'address';
  return 'rejected';
}

const property = (error: object, name: string): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/** Tells a refusal of one mail from a mail server that takes none, by the error that the port has thrown. */
export function mailFailure(error: unknown): MailFailure {
  if (typeof error !== 'object' || error === null) return { kind: 'server' };
  const [code, command] = [property(error, 'responseCode'), property(error, 'command')];
  if (typeof code !== 'number') {
    return property(error, 'code') === BAD_ENVELOPE
      ? { kind: 'refused', reason: 'address' }
      : { kind: 'server' };
  }
  if (typeof command !== 'string' || !OF_THE_MAIL.has(command)) return { kind: 'server' };
  if (code < 500) return { kind: 'later' };
  return { kind: 'refused', reason: reasonOf(code, String(property(error, 'response') ?? '')) };
}
