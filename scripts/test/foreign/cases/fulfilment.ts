import { isPrintSignature, printFileUrl } from '@/lib/modules/orders/service/print-file-url';
import type { Call, Case } from '../case';
import { at, inPath, signatureIn, signedBy, tenants } from '../shapes';

export const FULFILLER_SECRET = 'a-shared-secret-of-the-test';

function sealedPrint(call: Call): Call {
  const { tenant = '', key = '' } = call.params;
  const signature = signatureIn(printFileUrl(tenant, key));
  if (!isPrintSignature(tenant, key, signature)) throw new Error('the seal does not fit');
  return { ...call, query: { signature } };
}

const PRINT_CASE: Case = {
  ...tenants([at('params.key', 'printKey')], (own) => ({ params: { key: own.printKey } })),
  seal: sealedPrint,
};

export const FULFILMENT_CASES: Record<string, Case[]> = {
  'fulfilment.callback': [
    {
      ...tenants(
        [
          ...inPath('order'),
          at('body.order_ref', 'orderRef'),
          { ...at('body.id', 'message', 'ignored'), noted: true },
        ],
        (own) => ({
          params: { order: own.order },
          body: { id: 'msg_fjord_own', order_ref: own.orderRef, status: 'picked' },
        }),
      ),
      seal: signedBy(FULFILLER_SECRET, 'x-fulfiller-signature'),
    },
  ],
  'fulfilment.print-file': [PRINT_CASE],
  'fulfilment.print-pdf': [PRINT_CASE],
  'fulfilment.read-routing': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
};
