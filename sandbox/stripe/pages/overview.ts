import { toWire } from '@/lib/kernel/money';
import { escapeHtml } from '@/sandbox/shared/escape-html';
import { page } from '@/sandbox/shared/page';
import type { World } from '../world';

const ROWS = 50;

function when(created: number): string {
  return new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

function money(amount: number, currency: string): string {
  return `${toWire(amount)} ${currency.toUpperCase()}`;
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '<div class="card"><p class="empty">Nothing yet.</p></div>';
  const cells = (row: string[], tag: string): string =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="card"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A page with the latest payments and webhooks. */
export function overviewPage(world: World): string {
  const intents = world.intents.newestFirst().slice(0, ROWS);
  const events = world.events.newestFirst().slice(0, ROWS);
  const payments = intents.map(({ intent, account }) => [
    when(intent.created),
    intent.id,
    money(intent.amount, intent.currency),
    intent.status,
    account ?? 'platform',
  ]);
  const webhooks = events.map((event) => [
    when(event.created),
    event.type,
    event.subject,
    event.state,
    event.last_status === null ? '' : `${event.last_status} (attempt ${event.attempts})`,
  ]);
  return page({
    title: 'Stripe stand-in',
    note: 'Test payments of this installation. No money moves.',
    main: `<h2>Payments</h2>${table(['Created', 'Intent', 'Amount', 'Status', 'Account'], payments)}
<h2>Events</h2>${table(['Created', 'Type', 'About', 'Webhook', 'Answer'], webhooks)}`,
  });
}
