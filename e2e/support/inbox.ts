import { expect, type APIRequestContext } from '@playwright/test';

interface InboxMessage {
  id: string;
  subject: string;
  to: string[];
}

const INBOX = process.env.E2E_INBOX_URL ?? 'http://localhost:25361';

/** The mail to an address, or with null to any, whose subject contains `subject`; the inbox waits for it. */
export async function waitForMail(request: APIRequestContext, to: string | null, subject: string) {
  const query = new URLSearchParams({ ...(to === null ? {} : { to }), subject, wait_ms: '40000' });
  const list = await request.get(`${INBOX}/api/messages?${query}`, { timeout: 60_000 });
  const { messages }: { messages: InboxMessage[] } = await list.json();
  const [message] = messages;
  expect(message, `a mail to ${to ?? 'somebody'} about ${subject}`).toBeDefined();
  const one = await request.get(`${INBOX}/api/messages/${message?.id}`);
  const body: { subject: string; html: string; text: string } = await one.json();
  return body;
}
