'use client';

import { Shrink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { designOf, withColours, withLogoSharp } from '@/lib/modules/event-builder/client/change-store';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { checkLogoColours, type LogoFinding } from '@/lib/modules/event-builder/rules/logo-colours';
import {
  blurredLogo,
  logoSpotOf,
  smallLogo,
  type PlacedLogo,
} from '@/lib/modules/event-builder/rules/place-logo';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { useBlank, useBuilder } from './builder-context';
import { BackgroundProblem, RemoveBackground } from './remove-background';

interface OfProduct {
  product: TemporaryProduct;
  index: number;
}

/** How the logo will print on a product, where that is worse than it could be, each with the way to better it. */
export function LogoNotes(props: OfProduct) {
  const { logo } = useBuilder();
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {logo ? <SizeNote {...props} logo={logo} /> : null}
      {logo ? <ColourNote {...props} logo={logo} /> : null}
    </div>
  );
}

function SizeNote({ product, index, logo }: OfProduct & { logo: PlacedLogo }) {
  const t = useTranslations('eventBuilder.logo');
  const { keeper } = useBuilder().built;
  const design = designOf(product);
  const spot = logoSpotOf(drawingOf(product), design, logo);
  const { widthPx, heightPx } = logo;
  if (spot !== null) {
    const small = smallLogo(drawingOf(product), spot, logo);
    if (!small) return null;
    return (
      <Alert tone="warn" title={t('small')}>
        {t('smallText', { widthPx, heightPx, ...small })}
      </Alert>
    );
  }
  const safe = blurredLogo(design, logo);
  if (!safe) return null;
  const resize = (
    <Button
      variant="secondary"
      size="sm"
      icon={<Shrink aria-hidden="true" className="size-4" />}
      onClick={() => keeper.change(withLogoSharp(index, logo))}
    >
      {t('resize', { ...safe })}
    </Button>
  );
  return (
    <Alert tone="warn" title={t('blurred')} actions={resize}>
      {t('blurredText', { ...safe })}
    </Alert>
  );
}

function ColourNote({ product, index, logo }: OfProduct & { logo: PlacedLogo }) {
  const t = useTranslations('eventBuilder.logo');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const id = useId();
  const { logoColours } = useBuilder();
  const isWorn = logoSpotOf(drawingOf(product), designOf(product), logo) !== 'none';
  const made = useBlank(product.blank)?.colours ?? [];
  const found = logoColours && isWorn ? checkLogoColours(logoColours, made, product.colours) : null;
  if (!found) return null;
  const colours = list.format(found.on.map(({ name }) => name));
  return (
    <Alert
      tone="warn"
      title={found.trouble === 'lost' ? t('lost', { colours }) : t('box', { colours })}
      actions={
        <>
          {found.trouble === 'box' ? <RemoveBackground /> : null}
          <OtherColours found={found} index={index} colours={colours} />
        </>
      }
    >
      {found.trouble === 'lost' ? t('lostText') : t('boxText')}
      {found.trouble === 'box' ? <BackgroundProblem id={id} /> : null}
    </Alert>
  );
}

/** Better colours, one press each. */
function OtherColours({ found, index, colours }: { found: LogoFinding; index: number; colours: string }) {
  const t = useTranslations('eventBuilder.logo');
  const { keeper } = useBuilder().built;
  const gone = found.on.map(({ identifier }) => identifier);
  return (
    <>
      {found.fine.length > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => keeper.change(withColours(index, gone, []))}>
          {t('without', { colours })}
        </Button>
      ) : null}
      {found.instead.map(({ identifier, name, hex }) => (
        <Button
          key={identifier}
          variant="secondary"
          size="sm"
          icon={<Swatch hex={hex} />}
          onClick={() => keeper.change(withColours(index, gone, [identifier]))}
        >
          {t('instead', { colour: name })}
        </Button>
      ))}
    </>
  );
}

function Swatch({ hex }: { hex: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: hex }}
      className="fill-when-forced size-4 rounded-full border border-ink/25"
    />
  );
}
