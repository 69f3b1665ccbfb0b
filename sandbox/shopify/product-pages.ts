import { controlBody, neededText, textOf } from '@/sandbox/shared/control-body';
import { escapeHtml } from '@/sandbox/shared/escape-html';
import { html, json, redirect, type Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';
import type { Router } from '@/sandbox/shared/router';
import { changeVariants, dropVariant, productOf, productsOf, type ProductRecord } from './product-records';
import type { ShopifyWorld } from './world';

const PRICE = /^\d{1,8}(\.\d{1,2})?$/;

const shopOf = (call: Call): string => call.params['shop'] ?? '';
const pathOf = (shop: string): string => `/shops/${encodeURIComponent(shop)}/products`;

function row(product: ProductRecord): string {
  const title = escapeHtml(product.title);
  const act = `${pathOf(product.shop)}/${encodeURIComponent(product.id)}`;
  const [first] = product.variants;
  const skus = product.variants.map(({ sku }) => escapeHtml(sku)).join(', ');
  return `<tr><th scope="row">${title}</th><td class="mono">${escapeHtml(product.handle)}</td><td class="mono">${skus}</td>
<td><form method="post" action="${act}/price"><label>Price of ${title}
<input name="price" inputmode="decimal" value="${escapeHtml(first?.price ?? '')}"></label>
<button>Save the price of ${title}</button></form></td>
<td><form method="post" action="${act}/delete"><button>Delete ${title}</button></form> <a href="${act}/buy">Buy ${title}</a></td></tr>`;
}

/** The products of one shop, as its merchant has them. */
function productsPage(world: ShopifyWorld, shop: string): string {
  const rows = productsOf(world, shop).map(row);
  const head = ['Product', 'Handle', 'SKUs', 'Price', ''].map((name) => `<th>${name}</th>`).join('');
  const table = rows.length
    ? `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p class="empty">This shop has no products.</p>';
  return page({
    title: `Products of ${world.shop(shop).name}`,
    note: `${shop}, a shop of the stand-in`,
    main: `<p><a href="/">All shops</a></p><div class="card">${table}</div>`,
  });
}

function onProduct(world: ShopifyWorld, act: (product: ProductRecord, form: URLSearchParams) => void) {
  return (call: Call) => {
    const product = productOf(world, shopOf(call), call.params['id'] ?? '');
    if (product) act(product, new URLSearchParams(call.body));
    return redirect(pathOf(shopOf(call)));
  };
}

/** What a test has a merchant do with a product: `price` or `sku` of all variants or of `of`, `drop`, or `delete`. */
function change(world: ShopifyWorld, call: Call) {
  const body = controlBody(call);
  const product = productOf(world, shopOf(call), neededText(body, 'id'));
  if (!product) return json({ error: 'no such product' }, 404);
  const [price, sku, of, drop] = ['price', 'sku', 'of', 'drop'].map((key) => textOf(body, key));
  if (body['delete'] === true) world.products.delete(product.id);
  else if (drop) dropVariant(world, product, drop);
  else {
    const changed = { ...(price && { price }), ...(sku && { sku }) };
    changeVariants(world, product, changed, (one) => !of || one.sku === of);
  }
  return json({ ok: true });
}

/** `/shops/:shop/products`: a merchant's page of products; and what tests do with them. */
export function productRoutes(router: Router, world: ShopifyWorld): Router {
  return router
    .add('GET', '/shops/:shop/products', (call) => html(productsPage(world, shopOf(call))))
    .add(
      'POST',
      '/shops/:shop/products/:id/price',
      onProduct(world, (product, form) => {
        const price = form.get('price') ?? '';
        if (PRICE.test(price)) changeVariants(world, product, { price: Number(price).toFixed(2) });
      }),
    )
    .add(
      'POST',
      '/shops/:shop/products/:id/delete',
      onProduct(world, (product) => world.products.delete(product.id)),
    )
    .add('POST', '/_sandbox/shops/:shop/product', (call) => change(world, call))
    .add('POST', '/_sandbox/shops/:shop/refuse', (call) => {
      world.refusedTitles.add(`${shopOf(call)} ${neededText(controlBody(call), 'title')}`);
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/shops/:shop/drain', (call) => {
      world.throttle.drain(shopOf(call));
      return json({ ok: true });
    });
}
