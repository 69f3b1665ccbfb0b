import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';

/** Keeps the code that a link into the store carries for its later pages. DECISIONS 25. */
export function LinkCodeKeeper({ storeId }: { storeId: string }) {
  return (
    <div
      hidden
      data-store={storeId}
      dangerouslySetInnerHTML={{ __html: `<script>${KEEP_LINK_CODE}</script>` }}
    />
  );
}
