/** What other modules read and keep of a client's connection, in their own transactions. */
export { findConnection, type ConnectionRow } from '@/lib/modules/shop-platform/data/shop-connections';
export { keepEvent } from '@/lib/modules/shop-platform/data/shop-looks';
export { onboardingRegion } from '@/lib/modules/shop-platform/data/shop-onboarding';
