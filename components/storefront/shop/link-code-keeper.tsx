import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';
import { KEEP_VISIT_SOURCE } from '@/lib/modules/orders/rules/visit-source';

/** Remembers the voucher code of a link, and where the visit came from, for later pages of the store. D25, S2.2-88. */
export function LinkCodeKeeper({ storeId }: { storeId: string }) {
  return (
    <div
      hidden
      data-store={storeId}
      dangerouslySetInnerHTML={{
        __html: `<script>${KEEP_LINK_CODE}</script><script>${KEEP_VISIT_SOURCE}</script>`,
      }}
    />
  );
}
