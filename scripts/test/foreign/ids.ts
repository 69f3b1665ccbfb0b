import { approvalToken } from '@/lib/modules/events/service/approval-token';
import { inviteToken } from '@/lib/modules/size-collection/service/invite-link';
import { draftToken } from '@/lib/modules/draft-orders/service/draft-link';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { encodeCursor } from '@/lib/db/cursor';
import type { DemoWorld } from '@/scripts/test/demo-world';
import { linksOf } from './account-links';
import { forgedGiftToken } from './own-gift-mails';
import { forgedFix } from './own-issues';
import { forgedRequestToken } from './own-privacy';
import { forgedReplyToken } from './own-senders';
import { forgedStoreToken, forgedStoreTokens, temporaryTokens, uploadTokens } from './own-uploads';

/** Kinds of ids, and the query for all their values. */
const SOURCES = {
  tenant: 'select id as tenant, id as value from tenants',
  slug: 'select tenant_id as tenant, slug as value from slug_directory',
  product: 'select tenant_id as tenant, id as value from products',
  variant: 'select tenant_id as tenant, id as value from variants',
  colour: 'select distinct tenant_id as tenant, colour_identifier as value from variants',
  file: 'select tenant_id as tenant, id as value from files',
  fileAddress: `select tenant_id as tenant, '/api/' || tenant_id || '/files/' || id as value from files`,
  printKey: 'select tenant_id as tenant, print_key as value from print_files',
  order: 'select tenant_id as tenant, id as value from orders',
  failedRefund: `select tenant_id as tenant, refund_id as value from order_refunds where state = 'failed'`,
  case: 'select tenant_id as tenant, id as value from order_cases',
  issue: 'select tenant_id as tenant, id as value from order_issues',
  draftOrder: 'select tenant_id as tenant, id as value from draft_orders',
  orderRef: 'select tenant_id as tenant, order_ref as value from orders',
  line: 'select tenant_id as tenant, id as value from order_lines',
  customer: 'select tenant_id as tenant, id as value from customers',
  intent: 'select tenant_id as tenant, intent_id as value from payment_intents where intent_id is not null',
  account: 'select distinct tenant_id as tenant, account_id as value from payment_intents',
  code: `select tenant_id as tenant, code as value from vouchers
    union all select tenant_id, code from promo_codes`,
  promoCode: 'select tenant_id as tenant, id as value from promo_codes',
  batch: 'select tenant_id as tenant, id as value from code_batches',
  askedReply: 'select tenant_id as tenant, asked_id as value from mail_senders where asked_id is not null',
  card: 'select tenant_id as tenant, id as value from saved_cards',
  topUp: 'select tenant_id as tenant, id as value from top_ups',
  statement: 'select tenant_id as tenant, id as value from statements',
  mail: 'select tenant_id as tenant, id as value from mails',
  voucher: 'select tenant_id as tenant, id as value from vouchers',
  mailAddress: 'select tenant_id as tenant, id as value from gift_mail_addresses',
  erasure: 'select tenant_id as tenant, id as value from erasures',
  privacyRequest: 'select tenant_id as tenant, id as value from privacy_requests',
  invitee: 'select tenant_id as tenant, id as value from bulk_invitees',
  bulkOrder: 'select tenant_id as tenant, id as value from bulk_orders',
  colourSet: 'select tenant_id as tenant, id as value from colour_sets',
  fontSet: 'select tenant_id as tenant, id as value from font_sets',
  approval: 'select tenant_id as tenant, id as value from approval_links',
  view: 'select tenant_id as tenant, id as value from list_views',
  export: 'select tenant_id as tenant, id as value from list_exports',
  act: 'select tenant_id as tenant, id as value from bulk_acts',
  catalogueAct: 'select tenant_id as tenant, id as value from catalogue_acts',
  voucherImport: `select tenant_id as tenant, id as value from file_imports where kind = 'voucher'`,
  codeImport: `select tenant_id as tenant, id as value from file_imports where kind = 'code'`,
  codeSheet: 'select tenant_id as tenant, id as value from code_sheets',
  import: `select tenant_id as tenant, id as value from file_imports where kind = 'stock'`,
  webhook: 'select tenant_id as tenant, id as value from webhook_endpoints',
  delivery: 'select tenant_id as tenant, id as value from webhook_deliveries',
  shopEntry: 'select tenant_id as tenant, id as value from shop_sync_log',
  draft: 'select tenant_id as tenant, id as value from event_drafts',
  message: 'select tenant_id as tenant, message_id as value from fulfiller_messages',
  person: `select tenant_id as tenant, order_ref as value from orders
    union all select distinct tenant_id, email from customers`,
  channel: `select id as tenant, 'private-tenant.' || id as value from tenants
    union all select tenant_id, 'private-order.' || id from orders`,
} as const;

export type Kind =
  | keyof typeof SOURCES
  | 'apiToken'
  | 'approvalToken'
  | 'batchCursor'
  | 'bulkOrderCursor'
  | 'caseCursor'
  | 'email'
  | 'clientCursor'
  | 'codeCursor'
  | 'draftOrderCursor'
  | 'draftToken'
  | 'deliveryCursor'
  | 'designedCursor'
  | 'eventCursor'
  | 'fileCursor'
  | 'fixToken'
  | 'giftToken'
  | 'inviteeCursor'
  | 'inviteToken'
  | 'ledgerCursor'
  | 'orderCursor'
  | 'productCursor'
  | 'removedCursor'
  | 'shopLogCursor'
  | 'shopProductCursor'
  | 'refusalCursor'
  | 'orderToken'
  | 'replyToken'
  | 'requestToken'
  | 'resetLink'
  | 'session'
  | 'temporaryStore'
  | 'temporaryToken'
  | 'uploadToken'
  | 'user'
  | 'userCursor'
  | 'verifyLink'
  | 'voucherCursor';

/** All ids of a kind, each with its tenant; '' for staff. */
export type Ids = Record<Kind, { tenant: string; value: string }[]>;

/** One id per table and tenant, to detect look-ups in the wrong table. */
async function strays(world: DemoWorld): Promise<{ tenant: string; value: string }[]> {
  const tables = await world.sql<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join pg_class on relname = c.table_name and relrowsecurity
     where c.table_schema = 'public' and c.column_name = 'id' and exists (select from information_schema.columns t
       where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id')`,
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      world.sql<{ tenant: string; value: string }>(
        `select distinct on (tenant_id) tenant_id as tenant, id as value from ${name} order by tenant_id, id`,
      ),
    ),
  );
  return found.flat();
}

const AT = '2026-11-20T09:00:00.000000Z';
/** Later than every timestamp in the data. */
const NEVER = '2100-01-01T00:00:00.000000Z';

/** An order token with a wrong signature; the right one would be accepted. */
function forgedToken(tenantId: string, orderId: string): string {
  const signature = orderToken({ tenantId: 'ten_nobody', orderId }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${orderId}`).toString('base64url');
}

/** An invitation token with a wrong signature. */
function forgedInvite(tenantId: string, inviteeId: string): string {
  const signature = inviteToken({ tenantId: 'ten_nobody', inviteeId }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${inviteeId}`).toString('base64url');
}

/** The token of a draft order's link with a wrong signature. */
function forgedDraft(tenantId: string, draftId: string): string {
  const signature = draftToken({ tenantId: 'ten_nobody', draftId }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${draftId}`).toString('base64url');
}

/** The token of a link for approval with a wrong signature. */
function forgedApproval(tenantId: string, approvalId: string): string {
  const signature = approvalToken({ tenantId: 'ten_nobody', approvalId }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${approvalId}`).toString('base64url');
}

/** Tokens of these things, each with a wrong signature. */
const forgedOf = (things: Ids[Kind], forge: (tenant: string, id: string) => string): Ids[Kind] =>
  things.map(({ tenant, value }) => ({ tenant, value: forge(tenant, value) }));

/** Ids in tables that belong to no tenant. */
async function readGlobal(world: DemoWorld, ids: Ids): Promise<void> {
  ids.email = await world.asOwner("select coalesce(tenant_id, '') as tenant, email as value from users");
  ids.user = await world.asOwner("select coalesce(tenant_id, '') as tenant, id as value from users");
  ids.session = await world.asOwner(
    `select coalesce(u.tenant_id, '') as tenant, s.id as value from sessions s join users u on u.id = s.user_id`,
  );
  ids.apiToken = await world.asOwner('select tenant_id as tenant, id as value from api_tokens');
}

/** Reads all ids that a caller could send, of all tenants. */
export async function readIds(world: DemoWorld): Promise<{ ids: Ids; strays: Ids['order'] }> {
  const ids = {} as Ids;
  for (const [kind, text] of Object.entries(SOURCES)) ids[kind as Kind] = await world.sql(text);
  await readGlobal(world, ids);
  const cursor = (sort: string, tenant: string, id: string, value = AT) => ({
    tenant,
    value: encodeCursor(sort, { value, id, tenantId: tenant }),
  });
  ids.userCursor = ids.user.map(({ tenant, value }) =>
    cursor('-created_at', tenant || 'ten_platform', value, NEVER),
  );
  ids.orderCursor = ids.order.map(({ tenant, value }) => cursor('-created_at', tenant, value));
  ids.caseCursor = ids.case.map(({ tenant, value }) => cursor('due_at', tenant, value));
  ids.draftOrderCursor = ids.draftOrder.map(({ tenant, value }) => cursor('-created_at', tenant, value));
  ids.fixToken = forgedOf(ids.issue, forgedFix);
  ids.draftToken = forgedOf(ids.draftOrder, forgedDraft);
  ids.orderToken = ids.order.map(({ tenant, value }) => ({ tenant, value: forgedToken(tenant, value) }));
  ids.approvalToken = ids.approval.map(({ tenant, value }) => ({
    tenant,
    value: forgedApproval(tenant, value),
  }));
  ids.refusalCursor = await world
    .sql<{ tenant: string; id: string }>(
      'select distinct on (tenant_id) tenant_id as tenant, id from audit_log',
    )
    .then((rows) => rows.map((row) => cursor('-at', row.tenant, row.id)));
  ids.ledgerCursor = ids.tenant.map(({ tenant }) =>
    cursor('-made_at', tenant, 'led_gbp_000000000001', NEVER),
  );
  ids.clientCursor = ids.tenant.map(({ tenant }) => cursor('-created_at', tenant, tenant));
  ids.temporaryStore = forgedStoreTokens();
  ids.temporaryToken = temporaryTokens();
  ids.uploadToken = uploadTokens();
  ids.resetLink = linksOf('reset_password');
  ids.verifyLink = linksOf('verify_email');
  ids.bulkOrderCursor = ids.bulkOrder.map(({ tenant, value }) => cursor('-placed_at', tenant, value));
  ids.batchCursor = ids.batch.map(({ tenant, value }) => cursor('-created_at', tenant, value));
  ids.voucherCursor = ids.voucher.map(({ tenant, value }) => cursor('-created_at', tenant, value));
  ids.codeCursor = ids.promoCode.map(({ tenant, value }) => cursor('created_at', tenant, value, NEVER));
  const sold = await world.sql<{ tenant: string; id: string }>(
    'select tenant_id as tenant, id from event_products',
  );
  ids.productCursor = sold.map(({ tenant, id }) => cursor('position', tenant, id, '999999'));
  ids.removedCursor = sold.map(({ tenant, id }) => cursor('-removed_at', tenant, id));
  ids.designedCursor = sold.map(({ tenant, id }) => cursor('designed', tenant, id));
  ids.shopProductCursor = ids.product.map(({ tenant, value }) => cursor('shop-products', tenant, value));
  ids.shopLogCursor = ids.shopEntry.map(({ tenant, value }) => cursor('shop-log', tenant, value));
  ids.deliveryCursor = ids.delivery.map(({ tenant, value }) => cursor('-seq', tenant, value, '999999999'));
  ids.fileCursor = ids.file.map(({ tenant, value }) => cursor('-created_at', tenant, value));
  ids.inviteeCursor = ids.invitee.map(({ tenant, value }) => cursor('-invited_at', tenant, value));
  ids.inviteToken = forgedOf(ids.invitee, forgedInvite);
  ids.requestToken = forgedOf(ids.privacyRequest, forgedRequestToken);
  ids.replyToken = forgedOf(ids.askedReply, forgedReplyToken);
  ids.giftToken = forgedOf(ids.mailAddress, forgedGiftToken);
  ids.eventCursor = await world
    .sql<{ tenant: string; id: string }>('select tenant_id as tenant, id from events')
    .then((rows) => rows.map((row) => cursor('-updated_at', row.tenant, row.id)));
  return { ids, strays: await strays(world) };
}

const twinText = (text: string) =>
  text.replace(/^([a-z]{3}_|pi_|acct_|LS-)?(.*)$/s, (_, head: string | undefined, rest: string) => {
    return (head ?? '') + rest.replace(/[a-z0-9]/g, 'a').replace(/[A-Z]/g, 'A');
  });

/** An id of the same shape that does not exist; the answers for other tenants' ids must equal the answer for it. */
export function twinOf(kind: Kind, value: string): string {
  if (kind === 'channel') return value.replace(/\..*$/, (id) => `.${twinText(id.slice(1))}`);
  if (kind === 'orderToken') {
    const [tenant = '', order = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedToken(tenant, twinText(order));
  }
  if (kind === 'inviteToken') {
    const [tenant = '', invitee = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedInvite(tenant, twinText(invitee));
  }
  if (kind === 'draftToken') {
    const [tenant = '', draft = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedDraft(tenant, twinText(draft));
  }
  if (kind === 'fixToken') {
    const [tenant = '', issue = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedFix(tenant, twinText(issue));
  }
  if (kind === 'giftToken') {
    const [tenant = '', address = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedGiftToken(tenant, twinText(address));
  }
  if (kind === 'replyToken') {
    const [tenant = '', link = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedReplyToken(tenant, twinText(link));
  }
  if (kind === 'requestToken') {
    const [tenant = '', request = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedRequestToken(tenant, twinText(request));
  }
  if (kind === 'approvalToken') {
    const [tenant = '', approval = ''] = Buffer.from(value.slice(43), 'base64url').toString().split('/');
    return forgedApproval(tenant, twinText(approval));
  }
  if (kind === 'temporaryStore') {
    return forgedStoreToken(twinText(Buffer.from(value.slice(43), 'base64url').toString()));
  }
  if (kind.endsWith('Cursor')) {
    const [sort, at, id, tenant] = JSON.parse(Buffer.from(value, 'base64url').toString()) as string[];
    const place = { value: at ?? '', id: twinText(id ?? ''), tenantId: twinText(tenant ?? '') };
    return encodeCursor(sort ?? '', place);
  }
  return twinText(value);
}
