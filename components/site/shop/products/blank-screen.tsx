import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { blankPath } from '@/lib/modules/event-builder/rules/steps';
import { BlankFacts, BlankPrices } from './blank-facts';
import { BlankColours, BlankLook, OWN_PICTURE } from './blank-look';
import { OwnPicture } from './own-picture';

interface BlankScreenProps {
  blank: PublicBlank;
  name: string;
  /** What it is made of, and its size guide. */
  children: ReactNode;
}

function Trail({ name }: { name: string }) {
  const t = useTranslations('ourProducts');
  return (
    <nav aria-label={t('trail')} className="mb-6">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link href="/our-products" prefetch={false} className="underline underline-offset-4">
            {t('crumb')}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function useOwnPictureTexts() {
  const t = useTranslations('ourProducts.own');
  return {
    title: t('title'),
    text: t('text'),
    choose: t('choose'),
    remove: t('remove'),
    shown: t('shown'),
    failed: t('failed'),
  };
}

/** A blank's page: both sides in every colour, print areas, sizes and list prices. S2.1-29 */
export function BlankScreen({ blank, name, children }: BlankScreenProps) {
  const t = useTranslations('ourProducts');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="blank-look mx-auto w-full max-w-page px-5 py-10 sm:px-8 sm:py-14"
    >
      <Trail name={name} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div className="min-w-0">
          <OwnPicture variable={OWN_PICTURE} texts={useOwnPictureTexts()}>
            <BlankLook blank={blank} name={name} />
          </OwnPicture>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:row-start-1">
          <h1 className="text-3xl sm:text-5xl">{name}</h1>
          <BlankColours blank={blank} />
          <LinkButton href={blankPath(blank.id)} size="lg" prefetch={false} className="justify-self-start">
            {t('design')}
          </LinkButton>
          <div>
            <BlankFacts blank={blank} />
            {children}
          </div>
          <BlankPrices blank={blank} />
        </div>
      </div>
    </main>
  );
}
