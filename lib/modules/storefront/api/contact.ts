import { contactStore } from '@/lib/modules/storefront/contract/contact';
import { contactStore as contact } from '@/lib/modules/storefront/service/contact-store';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const contactHandler = defineHandler(contactStore, ({ tenant, params, body, visitor, request }) =>
  contact(tenant, params.slug, body, {
    address: visitor,
    browser: (request.headers.get('user-agent') ?? '').slice(0, 500),
  }),
);
