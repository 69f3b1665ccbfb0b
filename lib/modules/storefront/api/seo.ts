import { readSeo, saveSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { readSeo as read, saveSeo as save } from '@/lib/modules/storefront/service/texts/event-seo';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readSeoHandler = defineHandler(readSeo, ({ tenant, params }) => read(tenant, params.slug));

export const saveSeoHandler = defineHandler(saveSeo, ({ tenant, params, body }) =>
  save(tenant, params.slug, body),
);
