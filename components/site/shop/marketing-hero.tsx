import type { ReactNode } from 'react';

interface MarketingHeroProps {
  title: string;
  lead: string;
  /** The page's first buttons. */
  actions: ReactNode;
  /** The product itself. */
  picture: ReactNode;
}

/** Top of a marketing page: the question that it answers, the first step, and the product beside it. */
export function MarketingHero({ title, lead, actions, picture }: MarketingHeroProps) {
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-page gap-12 px-5 pt-12 pb-16 sm:px-8 sm:pt-16 lg:grid-cols-2 lg:items-center lg:gap-16 lg:pb-20">
        <div>
          <h1 className="text-4xl leading-[1.06] font-extrabold tracking-[-0.03em] sm:text-5xl lg:text-[3.5rem]">
            {title}
          </h1>
          <p className="mt-6 max-w-[46ch] text-xl text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        </div>
        <div className="min-w-0">{picture}</div>
      </div>
    </section>
  );
}
