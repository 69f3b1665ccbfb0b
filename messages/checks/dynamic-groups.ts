/**
 * Message keys that are composed at run time, with the place that does it: the only groups that the check for unused
 * keys skips. A group without keys, or with a missing place, fails the test.
 */
export const DYNAMIC_GROUPS: readonly { group: string; from: string }[] = [
  // Composed of a template's id, and of `blank`.
  { group: 'eventTemplates.*', from: 'lib/modules/event-builder/rules/templates.ts' },
  { group: 'errors.*', from: 'lib/kernel/error-codes.ts' },
  { group: 'events.lock.*', from: 'components/events/admin/acts/lock-dialog.tsx' },
  { group: 'events.unlock.*', from: 'components/events/admin/acts/lock-dialog.tsx' },
  { group: 'launch.lines.*', from: 'lib/modules/events/rules/launch-lines.ts' },
  { group: 'orders.status.*', from: 'lib/modules/orders/rules/statuses.ts' },
  { group: 'orders.payment_status.*', from: 'lib/modules/orders/rules/statuses.ts' },
  { group: 'orders.stage.*', from: 'lib/modules/orders/rules/public-stage.ts' },
  { group: 'accountMail.*', from: 'lib/modules/accounts/service/account-mail-model.ts' },
  { group: 'heldKinds.*', from: 'lib/modules/privacy/rules/held-names.ts' },
  { group: 'heldFields.*', from: 'lib/modules/privacy/rules/held-names.ts' },
  { group: 'settings.notices.*', from: 'components/accounts/admin/notices-panel.tsx' },
  { group: 'caseMail.*', from: 'lib/modules/returns/service/case-mail-model.ts' },
  { group: 'draftLink.paid.*', from: 'components/draft-orders/shop/draft-view.tsx' },
  { group: 'draftLink.expired.*', from: 'components/draft-orders/shop/draft-view.tsx' },
  { group: 'draftLink.withdrawn.*', from: 'components/draft-orders/shop/draft-view.tsx' },
  { group: 'draftLink.closed.*', from: 'components/draft-orders/shop/draft-view.tsx' },
  { group: 'admin.live.*', from: 'components/admin/live-badge.tsx' },
  { group: 'eventDetails.groups.*', from: 'lib/address/country-groups.ts' },
  { group: 'ordersPage.bulkActs.*', from: 'components/orders/admin/bulk/bulk-input.ts' },
  { group: 'ordersPage.filters.*', from: 'components/orders/admin/orders-filters.tsx' },
  { group: 'ordersPage.hold.*', from: 'lib/modules/orders/rules/hold.ts' },
  { group: 'ordersPage.issue.*', from: 'lib/modules/orders/rules/needs-attention.ts' },
  { group: 'ordersPage.money.*', from: 'lib/modules/orders/rules/money-back-states.ts' },
  { group: 'productList.categories.*', from: 'components/storefront/shop/list/facet-labels.ts' },
  { group: 'productList.sorts.*', from: 'lib/modules/catalogue/rules/sort-products.ts' },
  { group: 'roles.*', from: 'lib/permissions/roles.ts' },
  { group: 'design.*', from: 'lib/modules/design/rules/scene-words.ts' },
  // Read by the library in the browser, without next-intl (lib/modules/design/client/load-library-words.ts).
  { group: 'designLibrary.*', from: 'lib/modules/design/client/load-library-words.ts' },
  { group: 'designer.mend.*', from: 'lib/modules/design/rules/fix-issue.ts' },
  { group: 'preflight.*', from: 'lib/modules/design/rules/preflight-codes.ts' },
  {
    group: 'storeConfiguration.branding.colours.*',
    from: 'lib/modules/storefront/rules/branding/proposals.ts',
  },
  { group: 'uploads.refused.*', from: 'lib/modules/uploads/rules/refusals.ts' },
  { group: 'people.powers.*', from: 'lib/modules/accounts/rules/role-powers.ts' },
  { group: 'permissions.cards.*', from: 'lib/modules/accounts/rules/permission-cards.ts' },
  { group: 'permissions.verbs.*', from: 'lib/permissions/permissions.ts' },
  { group: 'fibres.*', from: 'lib/modules/catalogue/rules/market/fibres.ts' },
  { group: 'sizeGuide.measures.*', from: 'lib/modules/catalogue/rules/size-guide.ts' },
];
