import { BadControl, controlBody, countOf, textOf } from '@/sandbox/shared/control-body';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { contentOf, detailOf, summaryOf, type StoredMail } from './message';
import type { MailQuery, MailStore } from './mail-store';
import type { MailTrouble } from './trouble';

const LONGEST_WAIT = 60_000;

function whole(call: Call, name: string, fallback: number, most: number): number {
  const value = call.query.get(name);
  if (value === null) return fallback;
  if (!/^\d{1,6}$/.test(value)) throw new BadControl(`${name} must be a whole number`);
  return Math.min(Number(value), most);
}

function queryOf(call: Call): MailQuery {
  const text = (name: string): string | undefined => call.query.get(name) ?? undefined;
  return {
    to: text('to'),
    subject: text('subject'),
    after: text('after'),
    limit: whole(call, 'limit', 50, 200),
  };
}

type MailHandler = (mail: StoredMail, call: Call) => Answer | Promise<Answer>;

/** `/api/messages…`: the JSON API for tests. */
export function apiRoutes(router: Router, store: MailStore): Router {
  const withMail = (handler: MailHandler) => (call: Call) => {
    const mail = store.mails.get(call.params['id'] ?? '');
    return mail ? handler(mail, call) : json({ error: 'no such message' }, 404);
  };
  return router
    .add('GET', '/api/messages', async (call) => {
      const found = await store.waitFor(queryOf(call), whole(call, 'wait_ms', 0, LONGEST_WAIT));
      const messages = await Promise.all(found.map(async (mail) => summaryOf(mail, await store.parse(mail))));
      return json({ messages, total: store.mails.size });
    })
    .add('DELETE', '/api/messages', () => {
      store.clear();
      return json({ ok: true });
    })
    .add(
      'GET',
      '/api/messages/:id',
      withMail(async (mail) => json(detailOf(mail, await store.parse(mail)))),
    )
    .add(
      'GET',
      '/api/messages/:id/raw',
      withMail((mail) => ({
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
        body: Buffer.from(mail.raw, 'latin1'),
      })),
    )
    .add(
      'GET',
      '/api/messages/:id/files/:index',
      withMail(async (mail, call) => {
        const file = (await store.parse(mail)).attachments[Number(call.params['index'])];
        return file
          ? download(file.mimeType, contentOf(file), file.filename)
          : json({ error: 'no such file' }, 404);
      }),
    );
}

/** Answered as a download, so that the browser never runs it on this origin. */
function download(type: string, body: Buffer, filename: string | null): Answer {
  const safe = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
  const name = encodeURIComponent(filename ?? 'attachment');
  return {
    status: 200,
    headers: {
      'content-type': safe,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}

/** `/_sandbox/…`: simulates failures. */
export function troubleRoutes(router: Router, store: MailStore, trouble: MailTrouble): Router {
  return router
    .add('POST', '/_sandbox/refuse', (call) => {
      const body = controlBody(call);
      const message = textOf(body, 'message') ?? 'Refused as planned';
      trouble.refuse({ count: countOf(body, 'count', 1), code: countOf(body, 'code', 451), message });
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/slow', (call) => {
      const body = controlBody(call);
      trouble.delay(countOf(body, 'count', 1), countOf(body, 'ms', 1_000));
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/reset', () => {
      trouble.clear();
      store.clear();
      return json({ ok: true });
    });
}
