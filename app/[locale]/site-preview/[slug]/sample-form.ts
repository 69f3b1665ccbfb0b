import { getTranslations } from 'next-intl/server';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import type { PreviewData } from '@/lib/modules/storefront/contract/preview';

type Form = NonNullable<PreviewData['form']>;
type Store = PreviewData['store'];

const SAMPLE_EMAIL = 'sam@company.example';

/** The event as it will be when public: open, with its locked countries applied. */
export function openStore(store: Store, form: Form): Store {
  const { takes_payment, locked_countries: locked } = form;
  return {
    ...store,
    door: 'open',
    takes_payment,
    countries: locked.length > 0 ? locked : store.countries,
  };
}

function pieceOf(product: FormProduct): Invitation['products'][number] {
  const { product_id: id, name, description, size_note, family, colours, images, scenes, variants } = product;
  return {
    id,
    name,
    description,
    ...(size_note !== undefined && { size_note }),
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
export async function sampleInvitation(store: Store, form: Form): Promise<Invitation> {
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
