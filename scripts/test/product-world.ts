import type { AnyRoute } from '@/lib/contract/route';
import { addEventProduct } from '@/lib/modules/catalogue/contract/add-product';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import { saveProductDesign } from '@/lib/modules/catalogue/contract/save-design';
import { updateEventProduct } from '@/lib/modules/catalogue/contract/update-product';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { textOf } from '@/lib/modules/design/rules/test-scenes';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { readProductHandler } from '@/lib/modules/storefront/api/read-product';
import { productPictureHandler } from '@/lib/modules/catalogue/api/product-picture';
import {
  addEventProductHandler,
  deleteEventProductHandler,
  listEventProductsHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  updateEventProductHandler,
} from '@/lib/modules/catalogue/api/products';
import { check, startDemoWorld, type DemoAnswer } from './demo-world';
import { openFor } from './open-client';

export const ADMIN = 'admin@fjord-fern.example';
export const MANAGER = 'manager@fjord-fern.example';
export const SUPER = 'super@merchloom.example';
export const PRODUCTS = '/api/ten_fjord/events/fjord-fern/products';

/** A design that prints well on dark fabric: one white word. */
export function wordOn(family: 'mug' | 'tee', word = 'HELLO', more: object = {}): Design {
  const area = printArea(family, 'front');
  const place = { position: { x: area.widthMm / 2, y: area.heightMm / 2 }, textAlign: 'center' as const };
  const look = { fontSizeMm: 12, fill: '#ffffff', customisable: false };
  const layer = textOf(word, { id: 'word', ...look, ...place, ...more });
  return { front: { version: 1, side: 'front', area, layers: [layer] } };
}

/** The demo data with all calls of an event's products. */
export async function startProductWorld(more: readonly ApiHandler[] = []) {
  const world = await startDemoWorld([
    ...[listEventProductsHandler, addEventProductHandler, readEventProductHandler],
    ...[saveProductDesignHandler, updateEventProductHandler, deleteEventProductHandler],
    ...[productPictureHandler, readProductHandler, ...more],
  ]);
  // Staff change what is the client's own while they have it open.
  await openFor(world, SUPER, 'ten_fjord');
  const answered = (contract: AnyRoute, answer: DemoAnswer): EventProductDetail => {
    check(contract, answer);
    return answer.json.data as unknown as EventProductDetail;
  };
  const mug = { blank: 'mug', name: 'A mug', price: '9.50', colours: ['mug-black-onesize'] };
  return {
    ...world,
    add: async (input: object = {}) =>
      answered(addEventProduct, await world.post(PRODUCTS, { ...mug, ...input }, ADMIN)),
    read: async (id: string, person = ADMIN) =>
      answered(readEventProduct, await world.get(`${PRODUCTS}/${id}`, person)),
    sendChange: (id: string, body: object, person = ADMIN) => world.post(`${PRODUCTS}/${id}`, body, person),
    change: async (id: string, body: object, person = ADMIN) =>
      answered(updateEventProduct, await world.post(`${PRODUCTS}/${id}`, body, person)),
    sendDesign: (id: string, body: object, person = ADMIN) =>
      world.post(`${PRODUCTS}/${id}/design`, body, person),
    draw: async (product: EventProductDetail, design: Design, person = ADMIN) => {
      const body = { updated_at: product.updated_at, design: designToWire(product.family, design) };
      return answered(
        saveProductDesign,
        await world.post(`${PRODUCTS}/${product.product_id}/design`, body, person),
      );
    },
    remove: (id: string, person = ADMIN) => world.post(`${PRODUCTS}/${id}/delete`, {}, person),
    /** Audit entries of a product, oldest first. */
    log: (id: string) =>
      world.sql<{ action: string; data: Record<string, unknown> }>(
        `select action, data from audit_log where subject_id = $1 or data ->> 'product' = $1 order by at, id`,
        [id],
      ),
    /** The stores whose pages were purged since the last call. */
    purged: async () => {
      const rows = await world.asOwner<{ slug: string }>(
        `delete from graphile_worker._private_jobs where key like 'purge:%' returning payload ->> 'slug' as slug`,
      );
      return rows.map(({ slug }) => slug).sort();
    },
  };
}
export type ProductWorld = Awaited<ReturnType<typeof startProductWorld>>;
