import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { telHref } from '@/lib/kernel/tel-href';
import type { ShownStore } from '../shown-store';
import { ContactForm } from './contact-form';
import { PageFrame } from './page-frame';

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}

const LINK = 'inline-flex min-h-6 text-accent underline underline-offset-4';

/** A number to call; as plain text if it has no digit ("on request"). */
function PhoneNumber({ phone }: { phone: string }) {
  const href = telHref(phone);
  if (href === null) return phone;
  return (
    <a href={href} className={LINK}>
      {phone}
    </a>
  );
}

function Ways({ store }: { store: ShownStore }) {
  const t = useTranslations('storePages.contact');
  const { contactPhone: phone, contactEmail, contactAddress: address } = store.storeConfig;
  const email = contactEmail || store.companyDetails.email;
  return (
    <section aria-labelledby="ways" className="rounded-card border border-line bg-white p-6">
      <h2 id="ways" className="text-2xl">
        {t('details')}
      </h2>
      <dl className="mt-4 grid gap-4">
        {email ? (
          <Way label={t('email')}>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Way>
        ) : null}
        {phone ? (
          <Way label={t('phone')}>
            <PhoneNumber phone={phone} />
          </Way>
        ) : null}
        {address ? <Way label={t('address')}>{address}</Way> : null}
      </dl>
    </section>
  );
}

/** Heading, subheading, contact details and, if the store has set an address for it, the contact form (S3.6-8). */
export function ContactPage({ store }: { store: ShownStore }) {
  const t = useTranslations('storePages');
  const preview = useTranslations('sitePreview');
  const { contactUs, contactEmail, storeName } = store.storeConfig;
  const place = { tenant: store.tenant_id, slug: store.slug };
  return (
    <PageFrame title={contactUs.heading || t('contactUs')} lead={contactUs.subheading}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        {contactUs.formEmail ? (
          <section aria-labelledby="write" className="max-w-2xl">
            <h2 id="write" className="text-2xl">
              {t('contact.form')}
            </h2>
            {store.preview ? (
              <p className="mt-3">{preview('noMessages')}</p>
            ) : (
              <>
                <noscript>
                  <p className="mt-3">
                    {t('contact.noScript', { email: contactEmail || store.companyDetails.email })}
                  </p>
                </noscript>
                <ContactForm place={place} storeName={storeName} />
              </>
            )}
          </section>
        ) : null}
        <div>
          <Ways store={store} />
        </div>
      </div>
    </PageFrame>
  );
}
