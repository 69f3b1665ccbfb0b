import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, json, type Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';
import type { Router } from '@/sandbox/shared/router';
import type { MailStore } from './mail-store';
import { detailOf, summaryOf, type MailDetail, type MailSummary } from './message';

const SHOWN = 100;

/** A mail's HTML may show pictures and open links in a new tab, nothing else. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' http: https:; font-src http: https: data:";

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 19).replace('T', ' '))}</time>`;
}

function sizeText(bytes: number): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}

function row(mail: MailSummary): string {
  const subject = mail.subject === '' ? '(no subject)' : mail.subject;
  const count = mail.attachments === 1 ? '1 file' : `${mail.attachments} files`;
  const clip = mail.attachments > 0 ? ` <span class="soft">${count}</span>` : '';
  return `<tr><td>${escapeHtml(mail.to.join(', '))}</td>
<td><a href="/messages/${encodeURIComponent(mail.id)}">${escapeHtml(subject)}</a>${clip}</td>
<td class="wide soft">${escapeHtml(mail.from)}</td><td class="soft">${time(mail.received_at)}</td></tr>`;
}

/** Long polling: reloads the page when a newer mail has arrived. */
const LIVE = `(async () => {
  const after = document.body.querySelector('[data-newest]')?.getAttribute('data-newest') ?? '';
  for (;;) {
    try {
      const answer = await fetch('/api/messages?limit=1&wait_ms=25000&after=' + encodeURIComponent(after));
      if ((await answer.json()).messages.length > 0) return location.reload();
    } catch { await new Promise((resolve) => setTimeout(resolve, 3000)); }
  }
})();`;

function listPage(mails: MailSummary[], total: number): string {
  const head = '<tr><th>To</th><th>Subject</th><th class="wide">From</th><th>Received (UTC)</th></tr>';
  const table =
    mails.length === 0
      ? '<p class="empty">No mail yet. Whatever this installation sends appears here by itself.</p>'
      : `<table><thead>${head}</thead><tbody>${mails.map(row).join('')}</tbody></table>`;
  return page({
    title: 'Inbox',
    note: `Every mail this installation has sent: ${total}. Nothing leaves this machine.`,
    main: `<div class="card" data-newest="${escapeHtml(mails[0]?.id ?? '')}">${table}</div>`,
    script: LIVE,
  });
}

function files(mail: MailDetail): string {
  if (mail.files.length === 0) return '';
  const items = mail.files.map((file, index) => {
    const url = `/api/messages/${encodeURIComponent(mail.id)}/files/${index}`;
    return `<li><a href="${url}">${escapeHtml(file.filename)}</a> <span class="soft">${sizeText(file.size)}</span></li>`;
  });
  return `<h2>Files</h2><ul>${items.join('')}</ul>`;
}

function body(mail: MailDetail): string {
  const id = encodeURIComponent(mail.id);
  const shown =
    mail.html === null
      ? ''
      : `<h2>HTML</h2><div class="card"><iframe title="The mail as HTML" src="/messages/${id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox" style="display:block;width:100%;height:560px;border:0;background:#fff"></iframe></div>`;
  const text =
    mail.text === null
      ? ''
      : `<h2>Text</h2><div class="card"><pre class="mono" style="margin:0;padding:16px;white-space:pre-wrap">${escapeHtml(mail.text)}</pre></div>`;
  return shown + text;
}

function headerTable(mail: MailDetail): string {
  const rows = mail.headers.map(
    ({ name, value }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td class="mono">${escapeHtml(value)}</td></tr>`,
  );
  return `<details><summary>All headers</summary><div class="card"><table><tbody>${rows.join('')}</tbody></table></div>
<p><a href="/api/messages/${encodeURIComponent(mail.id)}/raw">Source</a></p></details>`;
}

function messagePage(mail: MailDetail): string {
  const facts: [string, string][] = [
    ['From', mail.header_from || mail.from],
    ['To', mail.header_to || mail.to.join(', ')],
    ...(mail.reply_to ? ([['Reply to', mail.reply_to]] as [string, string][]) : []),
    ['Received (UTC)', mail.received_at.slice(0, 19).replace('T', ' ')],
  ];
  const rows = facts.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return page({
    title: mail.subject === '' ? '(no subject)' : mail.subject,
    note: 'Inbox of the mail stand-in',
    main: `<p><a href="/">All mail</a></p><div class="card"><table><tbody>${rows.join('')}</tbody></table></div>
${files(mail)}${body(mail)}<h2>Headers</h2>${headerTable(mail)}`,
  });
}

/** The mail's HTML, with its embedded pictures taken from its own attachments. */
function shownHtml(mail: MailDetail): string {
  const withFiles = (mail.html ?? '').replace(/cid:([^"'\s)>]+)/g, (whole, cid: string) => {
    const index = mail.files.findIndex((file) => file.content_id?.replace(/[<>]/g, '') === cid);
    return index < 0 ? whole : `/api/messages/${encodeURIComponent(mail.id)}/files/${index}`;
  });
  return `<base target="_blank">${withFiles}`;
}

/** The inbox pages. */
export function inboxRoutes(router: Router, store: MailStore): Router {
  const detail = async (call: Call): Promise<MailDetail | null> => {
    const mail = store.mails.get(call.params['id'] ?? '');
    return mail ? detailOf(mail, await store.parse(mail)) : null;
  };
  return router
    .add('GET', '/', async () => {
      const mails = await store.find({ limit: SHOWN });
      const summaries = await Promise.all(
        mails.map(async (mail) => summaryOf(mail, await store.parse(mail))),
      );
      return html(listPage(summaries, store.mails.size));
    })
    .add('GET', '/messages/:id', async (call) => {
      const mail = await detail(call);
      return mail ? html(messagePage(mail)) : json({ error: 'no such message' }, 404);
    })
    .add('GET', '/messages/:id/html', async (call) => {
      const mail = await detail(call);
      if (!mail) return json({ error: 'no such message' }, 404);
      return html(shownHtml(mail), 200, { 'content-security-policy': MAIL_POLICY });
    });
}
