import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, json, redirect, type Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';
import type { Router } from '@/sandbox/shared/router';
import { placeOrder } from './orders';
import { productOf, type ProductRecord } from './product-records';
import type { ShopifyWorld } from './world';

/** What the app keeps with a product for its page, under the name that its snippet reads. */
const FIELDS = 'merchloom.fields';

interface Field {
  name: string;
  label: string;
  kind: string;
  max?: number;
  pattern?: string;
}

const shopOf = (call: Call): string => call.params['shop'] ?? '';
const fieldsOf = ({ metafields }: ProductRecord): Field[] =>
  JSON.parse(metafields?.[FIELDS] ?? '[]') as Field[];

/** A file that a shopper adds at a real shop becomes its address there; here the address is typed. */
function input({ name, label, kind, max, pattern }: Field): string {
  const type = kind === 'picture' ? 'url' : 'text';
  const most = max === undefined ? '' : ` maxlength="${max}"`;
  const match = pattern === undefined ? '' : ` pattern="${escapeHtml(pattern)}"`;
  return `<p><label>${escapeHtml(label)} <input type="${type}" name="properties[${escapeHtml(name)}]" required${most}${match}></label></p>`;
}

/** A product as a shopper sees it, with the fields that a theme's snippet would show. */
function buyPage(product: ProductRecord, ordered: boolean): string {
  const variants = product.variants.map(
    ({ sku, values }) => `<option value="${escapeHtml(sku)}">${escapeHtml(values.join(' / '))}</option>`,
  );
  const said = ordered ? '<p role="status">Ordered.</p>' : '';
  return page({
    title: product.title,
    note: `A product page of ${product.shop}`,
    main: `${said}<form method="post" class="card"><p><label>Variant <select name="sku">${variants.join('')}</select></label></p>
${fieldsOf(product).map(input).join('')}<button>Order ${escapeHtml(product.title)}</button></form>`,
  });
}

function ordered(world: ShopifyWorld, product: ProductRecord, body: string): boolean {
  const form = new URLSearchParams(body);
  const properties = Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^properties\[(.+)\]$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
  const sku = form.get('sku') ?? '';
  if (!product.variants.some((one) => one.sku === sku)) return false;
  return placeOrder(world, product.shop, { lines: [{ sku, quantity: 1, properties }] }) !== null;
}

/** `/shops/:shop/products/:id/buy`: a shopper's page of a product, and its order. */
export function buyRoutes(router: Router, world: ShopifyWorld): Router {
  const path = '/shops/:shop/products/:id/buy';
  const found = (call: Call) => productOf(world, shopOf(call), call.params['id'] ?? '');
  return router
    .add('GET', path, (call) => {
      const product = found(call);
      if (!product) return json({ error: 'no such product' }, 404);
      return html(buyPage(product, call.query.has('ordered')));
    })
    .add('POST', path, (call) => {
      const product = found(call);
      if (!product || !ordered(world, product, call.body)) return json({ error: 'can’t be ordered' }, 404);
      return redirect(
        `/shops/${encodeURIComponent(product.shop)}/products/${encodeURIComponent(product.id)}/buy?ordered`,
      );
    });
}
