import { orderToken } from '@/lib/modules/orders/service/order-link';
import type { Case } from '../case';
import { erasureOf, ownRequestToken } from '../own-privacy';
import { at, inPath, tenants } from '../shapes';

const EMAIL = 'nobody@guest.example';

export const PRIVACY_CASES: Record<string, Case[]> = {
  'privacy.read': [tenants([])],
  'privacy.read-record': [tenants([])],
  'privacy.find': [tenants([], () => ({ body: { email: EMAIL } }))],
  'privacy.export': [tenants([at('body.request', 'privacyRequest')], () => ({ body: { email: EMAIL } }))],
  'privacy.save-retention': [
    tenants([], () => ({ body: { orders_months: 24, checkouts_days: 30, refused_days: 90, version: 0 } })),
  ],
  'privacy.erase': [
    tenants([at('body.request', 'privacyRequest')], () => ({ body: { email: EMAIL, confirm_email: EMAIL } })),
  ],
  'privacy.stop-erasure': [
    tenants(inPath('erasure'), () => ({ params: { erasure: erasureOf('ten_fjord') }, body: {} })),
  ],
  'privacy.ask': [
    {
      home: 'ten_fjord',
      call: ({ order: orderId }) => ({
        params: { token: orderToken({ tenantId: 'ten_fjord', orderId }) },
        body: { kind: 'export' },
      }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'privacy.confirm': [
    {
      home: 'ten_fjord',
      call: () => ({ params: { request: ownRequestToken('ten_fjord') }, body: {} }),
      slots: [at('params.request', 'requestToken')],
    },
  ],
};
