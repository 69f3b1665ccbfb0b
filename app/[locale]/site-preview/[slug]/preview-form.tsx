import { getTranslations } from 'next-intl/server';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { PreviewHome } from '@/components/storefront/shop/pages/preview-home';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import type { PreviewData } from '@/lib/modules/storefront/contract/preview';
import { ClaimView } from '../../[slug]/claim-view';
import { OrderView } from '../../[slug]/order-view';
import { SizesView } from '../../[slug]/sizes-view';
import type { Previewed } from './load-preview';

type Form = NonNullable<PreviewData['form']>;
type Store = PreviewData['store'];

const SAMPLE_EMAIL = 'sam@company.example';

/** The guest's own token, or else the one of the link to share. */
function previewOf({ store, shared }: Previewed): FormPreview {
  const handed = shared && new URL(shared.path, 'http://preview').searchParams.get('preview');
  return { token: store.preview?.token ?? handed ?? '' };
}

/** The event as it will be when public: open, with its locked countries applied. */
function openStore(store: Store, form: Form): Store {
  const { takes_payment, locked_countries: locked } = form;
  return {
    ...store,
    door: 'open',
    takes_payment,
    countries: locked.length > 0 ? locked : store.countries,
  };
}

function pieceOf(product: FormProduct): Invitation['products'][number] {
  const { product_id: id, name, description, family, colours, images, scenes, variants } = product;
  return {
    id,
    name,
    description,
    family,
    colours,
    images,
    scenes,
    variants: variants.map(({ variant_id, identifier, size, available }) => ({
      variant_id,
      identifier,
      size,
      in_stock: available > 0,
    })),
  };
}

/** A sample invitation without an answer. */
async function sampleInvitation(store: Store, form: Form): Promise<Invitation> {
  const t = await getTranslations('sitePreview');
  const { slug, name, region, storeConfig, companyDetails } = store;
  return {
    event: { slug, name, region, email: storeConfig.contactEmail || companyDetails.email },
    invitee: { name: t('sampleName'), email: SAMPLE_EMAIL },
    closed: null,
    opens_at: null,
    closes_at: null,
    answer: null,
    mails_stopped: false,
    pictures: [],
    version: 0,
    collects_addresses: form.collects_addresses,
    products: form.products.products.map(pieceOf),
  };
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
