import { escapeHtml } from '@/sandbox/shared/escape-html';
import { page } from '@/sandbox/shared/page';
import type { Fulfiller } from './fulfiller';
import type { FulfillerOrder } from './fulfiller-order';

const SHOWN = 100;

function row(order: FulfillerOrder): string {
  const items = order.items
    .map((item) => {
      const prints = item.print_files.map((file) => file.description).filter((words) => words !== '');
      return [`${item.quantity} × ${item.sku}`, ...prints].join(' · ');
    })
    .join(', ');
  const cells = [order.updated_at.slice(0, 19).replace('T', ' '), order.order_ref, items, order.status];
  const tracking = order.tracking?.number ?? '';
  return `<tr>${[...cells, tracking].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

/** A page that lists the current orders. */
export function overviewPage(fulfiller: Fulfiller): string {
  const rows = fulfiller.orders
    .newestFirst()
    .slice(0, SHOWN)
    .map((record) => row(record.order));
  const head = ['Changed (UTC)', 'Reference', 'Items', 'Status', 'Tracking']
    .map((name) => `<th>${name}</th>`)
    .join('');
  const table = rows.length
    ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p class="empty">No orders yet.</p>';
  return page({
    title: 'Print fulfiller stand-in',
    note: 'Orders of this installation. Nothing is printed.',
    main: `<div class="card">${table}</div>`,
  });
}
