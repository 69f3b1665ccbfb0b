import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';

/** Remembers the voucher code of a link for later pages of the store. D25. */
export function LinkCodeKeeper({ storeId }: { storeId: string }) {
  return (
    <div
      hidden
      data-store={storeId}
      dangerouslySetInnerHTML={{ __html: `<script>${KEEP_LINK_CODE}</script>` }}
    />
  );
}
