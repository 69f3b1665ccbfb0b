import { now } from '@/lib/kernel/clock';
import { Collection } from '@/sandbox/shared/collection';
import { controlBody, neededText, textOf } from '@/sandbox/shared/control-body';
import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, json } from '@/sandbox/shared/exchange';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import { page } from '@/sandbox/shared/page';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import { MEASURE_SCRIPT } from './measure-script';

/** A page that loaded the script, as it told of itself. */
interface Hit {
  id: string;
  /** Path of the page, without its query. */
  page: string;
  referrer: string;
  at: string;
}

export interface AnalyticsSandbox {
  url: string;
  host: string;
  port: number;
  /** The script's address, for `ANALYTICS_SCRIPT_URL`. */
  script: string;
  hits: () => Hit[];
  close(): Promise<void>;
}

const MOST_HITS = 500;
const ANYONE = { 'access-control-allow-origin': '*' };

function overview(hits: readonly Hit[]): string {
  const rows = hits.map(({ at, page: path, referrer }) => {
    const cells = [at.slice(0, 19).replace('T', ' '), path, referrer];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const head = ['Loaded (UTC)', 'Page', 'Came from'].map((name) => `<th>${name}</th>`).join('');
  const table = rows.length
    ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p class="empty">No page has been measured yet.</p>';
  const note = 'Which pages were measured. They are only in production, once somebody has accepted.';
  return page({ title: 'Analytics stand-in', note, main: `<div class="card">${table}</div>` });
}

function routes(known: Collection<Hit>): Router {
  let count = 0;
  return new Router()
    .add('GET', '/', () => html(overview(known.newestFirst())))
    .add('GET', '/script.js', () => ({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
      body: MEASURE_SCRIPT,
    }))
    .add('POST', '/hits', (call) => {
      const body = controlBody(call);
      count += 1;
      const path = neededText(body, 'page');
      const at = now().toISOString();
      known.put({ id: `hit_${count}`, page: path, referrer: textOf(body, 'referrer') ?? '', at });
      return json({ ok: true }, 201, ANYONE);
    })
    .add('GET', '/_sandbox/hits', (call) => {
      const path = call.query.get('page');
      return json({ hits: known.newestFirst().filter((hit) => !path || hit.page === path) });
    })
    .add('POST', '/_sandbox/reset', () => {
      known.clear();
      return json({ ok: true });
    });
}

/** Starts the analytics stand-in: a script for pages, and a record of which pages it ran on. */
export async function startAnalyticsSandbox(options: ListenOptions = {}): Promise<AnalyticsSandbox> {
  const known = new Collection<Hit>('hits', MOST_HITS);
  const router = routes(known);
  const { url, host, port, close } = await listen(
    serve((call) => routed(router, call)),
    options,
  );
  return { url, host, port, script: `${url}/script.js`, hits: () => known.newestFirst(), close };
}
