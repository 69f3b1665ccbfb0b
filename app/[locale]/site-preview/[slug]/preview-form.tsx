import type { FormPreview } from '@/components/orders/shop/form-preview';
import { PreviewHome } from '@/components/storefront/shop/pages/preview-home';
import { ClaimView } from '../../[slug]/claim-view';
import { OrderView } from '../../[slug]/order-view';
import { SizesView } from '../../[slug]/sizes-view';
import type { Previewed } from './load-preview';
import { openStore, sampleInvitation } from './sample-form';

/** The guest's own token, or else the one of the link to share. */
function previewOf({ store, shared }: Previewed): FormPreview {
  const handed = shared && new URL(shared.path, 'http://preview').searchParams.get('preview');
  return { token: store.preview?.token ?? handed ?? '' };
}

/** Preview of an order form as recipients will see it; it sends nothing. */
export async function PreviewForm({ shown }: { shown: Previewed }) {
  const { store, form, locale } = shown;
  // A Bulk event without size collection has no public page: show its products.
  if (!form) return <PreviewHome store={store} />;
  const given = { store: openStore(store, form), locale, preview: previewOf(shown) };
  const { type } = store.event_type;
  if (type === 'Promo') return <ClaimView {...given} offer={form.products} />;
  if (type === 'Products') return <OrderView {...given} offer={form.products} />;
  return <SizesView {...given} invitation={await sampleInvitation(given.store, form)} token="" />;
}
