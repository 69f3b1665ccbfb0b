/**
 * Keys put together at run time, each with where: the one list of groups that the search for unused keys passes over.
 * A group that covers no key, or whose place does not exist, fails the test.
 */
export const DYNAMIC_GROUPS: readonly { group: string; from: string }[] = [
  { group: 'errors.*', from: 'lib/kernel/error-codes.ts' },
  { group: 'orders.status.*', from: 'lib/domain/orders/statuses.ts' },
  { group: 'orders.payment_status.*', from: 'lib/domain/orders/statuses.ts' },
  { group: 'orders.stage.*', from: 'lib/domain/orders/public-stage.ts' },
  { group: 'mail.account.*', from: 'lib/services/mail/account-mail-model.ts' },
  { group: 'admin.live.*', from: 'components/admin/live-badge.tsx' },
  { group: 'ordersPage.filters.*', from: 'components/admin/orders/orders-filters.tsx' },
  { group: 'productList.categories.*', from: 'components/storefront/list/facet-labels.ts' },
  { group: 'productList.sorts.*', from: 'lib/domain/catalogue/sort-products.ts' },
  { group: 'roles.*', from: 'lib/domain/permissions/roles.ts' },
  { group: 'design.*', from: 'lib/domain/design/scene-words.ts' },
  { group: 'designer.mend.*', from: 'lib/domain/design/mend-issue.ts' },
  { group: 'preflight.*', from: 'lib/domain/design/preflight-codes.ts' },
  { group: 'uploads.refused.*', from: 'lib/domain/uploads/refusals.ts' },
  { group: 'sizeGuide.measures.*', from: 'lib/domain/garments/size-guide.ts' },
];
