'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { usePublicConfig } from '@/lib/client/use-public-config';
import type { SignUpRoute } from '@/lib/modules/shop-platform/rules/sign-up-routes';

// In chunks of their own, so that the page’s text doesn’t wait for them.
const RegisterForm = dynamic(() => import('./register-form').then((module) => module.RegisterForm), {
  ssr: true,
});
const SignUpClosed = dynamic(() => import('./sign-up-closed').then((module) => module.SignUpClosed), {
  ssr: false,
});
const SentNotice = dynamic(() => import('./sent-notice').then((module) => module.SentNotice), { ssr: false });

interface ShopSignUpProps {
  route: SignUpRoute;
  /** What the page says above the form. */
  opening: ReactNode;
  /** And below it; beside it on wide screens. */
  after: ReactNode;
}

/** A merchant's sign-up: the page's texts with the form; after it is sent, the notice about the mail. S2.1-45. */
export function ShopSignUp({ route, opening, after }: ShopSignUpProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The page is one for everybody and kept: whether accounts can be made is known to the browser alone. S2.2-285.
  const isClosed = usePublicConfig()?.sign_up_open === false;
  if (sentTo !== null) return <SentNotice email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:grid-rows-[auto_1fr] xl:gap-x-24">
      {opening}
      <div className="self-start rounded-card border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
        {isClosed ? <SignUpClosed /> : <RegisterForm region="US" route={route} onSent={setSentTo} />}
      </div>
      {after}
    </div>
  );
}
