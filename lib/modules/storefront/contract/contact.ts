import { z } from 'zod';
import { cleanLine, MAIL_ADDRESS, mailText } from '@/lib/kernel/clean-line';
import { route } from '@/lib/contract/route';
import { eventParams, locale, none, requiredText } from '@/lib/contract/primitives';
import { contactStoreCall } from './paths';

const line = (max: number) => z.string().overwrite(cleanLine).max(max).min(1);

/** A visitor's message to a store, with its address as `emailFrom` takes it, whose file a store's page need not load. S3.6. */
export const contactForm = z.object({
  name: line(120),
  email: line(254)
    .overwrite(mailText)
    .pipe(z.email({ pattern: MAIL_ADDRESS })),
  message: requiredText(5000),
});
export type ContactForm = z.output<typeof contactForm>;

/** Mails the store's form address; sending the same message again on the same day has no effect. */
export const contactStore = route({
  id: 'storefront.contact',
  ...contactStoreCall,
  summary: 'Write to a store',
  access: 'public',
  params: eventParams,
  query: none,
  body: contactForm.extend({ lang: locale.default('en') }),
  response: z.object({ received: z.literal(true) }),
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      name: 'Ada Fern',
      email: 'ada@shopper.example',
      message: 'Do you ship the camp mug to Orkney?',
      lang: 'en',
    },
    response: { received: true },
  },
});
