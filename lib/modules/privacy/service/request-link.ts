import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';
import { orderPath } from '@/lib/modules/orders/service/order-link';
import { REQUEST_PARAM, requestText, type RequestKind } from '@/lib/modules/privacy/rules/request-param';

/** The token of the mailed link: whoever has it reads the mail of the order's address. D46-4. */
export function requestToken({ tenantId, id }: { tenantId: string; id: string }): string {
  return sealName('privacy-request', { tenantId, id });
}

/** The link itself: the order's page, with the token. D46-4. */
export function requestUrl(request: {
  tenantId: string;
  id: string;
  orderId: string;
  kind: RequestKind;
}): string {
  const { tenantId, orderId, kind } = request;
  const text = requestText(kind, requestToken(request));
  return new URL(
    `${orderPath({ tenantId, orderId })}?${REQUEST_PARAM}=${text}`,
    appEnv().PUBLIC_URL,
  ).toString();
}

/** The request of a token; null for an invalid one. */
export function readRequestToken(token: string): { tenantId: string; id: string } | null {
  return readSealedName('privacy-request', token);
}
