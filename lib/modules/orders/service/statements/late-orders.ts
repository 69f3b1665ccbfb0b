export { IS_LATE } from '@/lib/modules/orders/data/late-orders';
