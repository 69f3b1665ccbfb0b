/** Message keys for types, statuses and sortings; the API writes types and statuses as English words. */
export const TYPE_KEYS = { Store: 'store', Promo: 'promo', Products: 'products', Bulk: 'bulk' } as const;
export const STATUS_KEYS = { Active: 'active', Draft: 'draft', 'On hold': 'onHold' } as const;
