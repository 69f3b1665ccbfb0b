'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, type ComponentProps } from 'react';
import { useShownOnly } from './shown-only';
import { onIdle, savesData } from './when-idle';

interface IdleLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  href: string;
}

/** A link whose page is fetched ahead once the browser is idle, and never on 2g or with data saver on. SPEC 9. */
export function IdleLink({ href, ...rest }: IdleLinkProps) {
  const router = useRouter();
  const shown = useShownOnly();
  useEffect(
    () => (shown || savesData() ? undefined : onIdle(() => router.prefetch(href))),
    [shown, href, router],
  );
  return <Link {...rest} href={href} prefetch={false} />;
}
