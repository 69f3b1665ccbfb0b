import { now } from '@/lib/kernel/clock';
import { Collection } from '@/sandbox/shared/collection';
import { controlBody, neededText, textOf } from '@/sandbox/shared/control-body';
import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, json } from '@/sandbox/shared/exchange';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import { page } from '@/sandbox/shared/page';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import { WIDGET_SCRIPT } from './widget-script';

/** Somebody for whom a page loaded the chat, as the page told it. */
interface ChatVisit {
  id: string;
  name: string;
  email: string;
  /** Path of the page, without its query. */
  page: string;
  at: string;
}

export interface ChatSandbox {
  url: string;
  host: string;
  port: number;
  /** The script's address, for `CHAT_SCRIPT_URL`. */
  script: string;
  visits: () => ChatVisit[];
  close(): Promise<void>;
}

const MOST_VISITS = 500;
const ANYONE = { 'access-control-allow-origin': '*' };

function overview(visits: readonly ChatVisit[]): string {
  const rows = visits.map(({ at, name, email, page: path }) => {
    const cells = [at.slice(0, 19).replace('T', ' '), name, email, path];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const head = ['Loaded (UTC)', 'Name', 'Email', 'Page'].map((name) => `<th>${name}</th>`).join('');
  const table = rows.length
    ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p class="empty">Nobody has loaded the chat yet.</p>';
  const note = 'Who loaded the chat, and what it was told. Nobody answers here.';
  return page({ title: 'Chat stand-in', note, main: `<div class="card">${table}</div>` });
}

function routes(known: Collection<ChatVisit>): Router {
  let count = 0;
  return new Router()
    .add('GET', '/', () => html(overview(known.newestFirst())))
    .add('GET', '/widget.js', () => ({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
      body: WIDGET_SCRIPT,
    }))
    .add('POST', '/visits', (call) => {
      const body = controlBody(call);
      count += 1;
      const name = neededText(body, 'name');
      const email = neededText(body, 'email');
      const at = now().toISOString();
      known.put({ id: `visit_${count}`, name, email, page: textOf(body, 'page') ?? '', at });
      return json({ ok: true }, 201, ANYONE);
    })
    .add('GET', '/_sandbox/visits', (call) => {
      const email = call.query.get('email');
      return json({ visits: known.newestFirst().filter((visit) => !email || visit.email === email) });
    })
    .add('POST', '/_sandbox/reset', () => {
      known.clear();
      return json({ ok: true });
    });
}

/** Starts the chat stand-in: a script for pages, and a record of what it was told. */
export async function startChatSandbox(options: ListenOptions = {}): Promise<ChatSandbox> {
  const known = new Collection<ChatVisit>('visits', MOST_VISITS);
  const router = routes(known);
  const { url, host, port, close } = await listen(
    serve((call) => routed(router, call)),
    options,
  );
  return { url, host, port, script: `${url}/widget.js`, visits: () => known.newestFirst(), close };
}
