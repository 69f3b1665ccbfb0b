import { pdfStorageKey } from '@/lib/modules/orders/service/statements/print-files';
import { fileStore } from '@/lib/files/store';
import type { DemoWorld } from '@/scripts/test/demo-world';
import { layAccountLinks } from './account-links';
import { layForeignApprovals } from './own-approvals';
import { layForeignBulkOrders } from './own-bulk-orders';
import { layForeignIssues } from './own-issues';
import { layForeignCases } from './own-cases';
import { layForeignCatalogue } from './own-catalogue';
import { layForeignDrafts } from './own-drafts';
import { layForeignDraftOrders } from './own-draft-orders';
import { layForeignGiftMails } from './own-gift-mails';
import { layForeignIntegrations } from './own-integrations';
import { layForeignLists } from './own-lists';
import { layForeignMails } from './own-mails';
import { layForeignPrivacy } from './own-privacy';
import { layForeignSenders } from './own-senders';
import { layForeignStatements } from './own-statements';
import { layForeignUploads } from './own-uploads';
import { layCodes } from './own-codes';

/** A dot, as a logo whose colours can be read. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOQ97X6DwAC2wGmk+rSSgAAAABJRU5ErkJggg==',
  'base64',
);

/** Gives a store of ten_fjord a logo that it does not show. */
async function layLogo(world: DemoWorld): Promise<void> {
  await fileStore().put('ten_fjord/dot.png', DOT);
  await world.sql(
    `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256)
     values ('ten_fjord', 'fil_dot_ten_fjord', 'logo', 'ten_fjord/dot.png', 'image/png', 1, '\\x00')`,
  );
  await world.sql(
    `update store_configurations set content = jsonb_set(content, '{customLogo,url}',
       '"/api/ten_fjord/files/fil_dot_ten_fjord"')
     where tenant_id = 'ten_fjord' and event_id = 'evt_fjord_fern'`,
  );
}

const TENANTS = ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater'] as const;
/** The key of a tenant's print file. */
export const printKeyOf = (tenant: string) => Buffer.from(tenant.padEnd(32, '0')).toString('hex');

/** The bytes of a tenant's picture and print file. */
async function layFiles(tenant: string, key: string, pdf: string): Promise<void> {
  await fileStore().put(pdf, Buffer.from(`the print of ${tenant}`));
  await fileStore().put(key, Buffer.from(`the picture of ${tenant}`));
}

async function layFailedRefund(world: DemoWorld, tenant: string): Promise<void> {
  await world.sql(
    `insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
     select tenant_id, 're_failed_' || id, id, 100, 'us', 'failed', now() from orders
     where tenant_id = $1 order by id limit 1`,
    [tenant],
  );
}

/**
 * Adds what the demo data lacks: for each tenant a picture, print file, voucher, promotion code, fulfiller message and
 * flagged order, and orders that await payment.
 */
export async function layForeignThings(world: DemoWorld): Promise<void> {
  await layAccountLinks(world);
  await layForeignUploads(world);
  await layLogo(world);
  const layers = [
    ...[layForeignLists, layForeignMails, layForeignCatalogue, layForeignDrafts, layForeignApprovals],
    ...[layForeignBulkOrders, layForeignStatements, layForeignGiftMails, layForeignCases, layForeignPrivacy],
    ...[layForeignIntegrations, layForeignDraftOrders, layForeignSenders, layForeignIssues],
  ];
  for (const lay of layers) await lay(world, TENANTS);
  for (const tenant of TENANTS) {
    const key = `${tenant}/logo.webp`;
    const print = printKeyOf(tenant);
    const pdf = pdfStorageKey(tenant, print);
    await layFiles(tenant, key, pdf);
    await world.sql(
      `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, name, in_library) values
        ($1, 'fil_logo_' || $1, 'logo', $2, 'image/webp', 1, '\\x00', 'The logo of ' || $1, true),
        ($1, 'fil_art_' || $1, 'artwork', $2, 'image/webp', 1, '\\x00', 'The artwork of ' || $1, true),
        ($1, 'fil_print_' || $1, 'print', $2, 'image/png', 1, '\\x00', '', false),
        ($1, 'fil_pdf_' || $1, 'print', $3, 'application/pdf', 1, '\\x00', '', false)`,
      [tenant, key, pdf],
    );
    await world.sql(
      `insert into print_files (tenant_id, print_key, file_id, width_px, height_px)
       values ($1, $2, 'fil_print_' || $1, 1, 1)`,
      [tenant, print],
    );
    await layFailedRefund(world, tenant);
    await world.sql(
      `insert into fulfiller_messages (tenant_id, message_id, order_id, status, payload)
       select tenant_id, 'msg_of_' || tenant_id, id, 'picked', '{}' from orders where tenant_id = $1 limit 1`,
      [tenant],
    );
    await world.sql(
      `with two as (select tenant_id, id, event_id, row_number() over (order by id) as n from orders
         where tenant_id = $1 and status = 'cancelled' union all
         (select tenant_id, id, event_id, 0 from orders where tenant_id = $1 and status = 'shipped' limit 1))
       , flag as (insert into claim_flags (tenant_id, order_id, event_id)
         select tenant_id, id, event_id from two where n = 1)
       insert into claim_flag_matches (tenant_id, order_id, kind, earlier_order_id)
       select one.tenant_id, one.id, 'household', earlier.id from two one, two earlier where one.n = 1 and earlier.n = 0`,
      [tenant],
    );
    await layCodes(world, tenant);
    await world.sql(
      `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key)
       select tenant_id, 'inv_of_' || tenant_id, id, 'Guest of ' || tenant_id, 'guest@' || tenant_id || '.example',
         'guest@' || tenant_id || '.example' from events where tenant_id = $1 order by id limit 1`,
      [tenant],
    );
  }
  await world.sql(
    `update orders set payment_status = 'awaiting_payment', status = null, reserved = true, paid_at = null
     where (tenant_id, id) in (select distinct on (tenant_id) tenant_id, id from orders
       where kind = 'store' and tenant_id <> 'ten_fjord' and payment_status = 'paid' order by tenant_id, id)`,
  );
}
