import { escapeHtml } from '@/sandbox/shared/escape-html';
import { page } from '@/sandbox/shared/page';
import type { ShopifyWorld, ShopRecord } from './world';

function row({ id, name, scopes }: ShopRecord): string {
  const cells = [id, name, scopes === null ? 'not installed' : scopes.join(', ')].map(
    (cell) => `<td>${escapeHtml(cell)}</td>`,
  );
  const button =
    scopes === null
      ? ''
      : `<form method="post" action="/shops/${encodeURIComponent(id)}/uninstall"><button>Uninstall</button></form>`;
  const open = `<a href="/shops/${encodeURIComponent(id)}/open">Open the app</a>`;
  const products = `<a href="/shops/${encodeURIComponent(id)}/products">Products of ${escapeHtml(name)}</a>`;
  return `<tr>${cells.join('')}<td>${open} ${products} ${button}</td></tr>`;
}

/** A page that lists the shops which the app was installed in, or asked for. */
export function overviewPage(world: ShopifyWorld): string {
  const rows = world.shops.newestFirst().map(row);
  const head = ['Shop', 'Name', 'Granted', ''].map((name) => `<th>${name}</th>`).join('');
  const table = rows.length
    ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p class="empty">The app was asked for in no shop yet.</p>';
  return page({
    title: 'Shopify stand-in',
    note: 'Shops of this installation. Any address that ends in .myshopify.com is one.',
    main: `<div class="card">${table}</div>`,
  });
}
