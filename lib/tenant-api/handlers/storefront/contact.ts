import { contactStore } from '@/lib/contracts/storefront/contact';
import { contactStore as contact } from '@/lib/services/storefront/contact-store';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const contactHandler = defineHandler(contactStore, ({ tenant, params, body, visitor, request }) =>
  contact(tenant, params.slug, body, {
    address: visitor,
    browser: (request.headers.get('user-agent') ?? '').slice(0, 500),
  }),
);
