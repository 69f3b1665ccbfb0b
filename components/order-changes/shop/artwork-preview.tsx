'use client';

import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ArtworkCheck, ArtworkIssue, ArtworkLine } from '@/lib/modules/order-changes/contract/artwork';

const SIZE = 160;
const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The line as it is, and as it would be with what was typed. D3-53. */
export function ArtworkPreview({ line, check }: { line: ArtworkLine; check: ArtworkCheck | null }) {
  const t = useTranslations('fixArtwork');
  const { name } = line;
  return (
    <div className="flex flex-wrap gap-4">
      <Pictures
        title={t('now')}
        pictures={line.before.map(({ side, src }) => ({ src, alt: t('nowAlt', { name, side }) }))}
      />
      {check ? (
        <Pictures
          title={t('then')}
          pictures={check.after.map(({ side, svg }) => ({
            src: asAddress(svg),
            alt: t('thenAlt', { name, side }),
          }))}
        />
      ) : null}
    </div>
  );
}

function Pictures({ title, pictures }: { title: string; pictures: { src: string; alt: string }[] }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="font-semibold">{title}</figcaption>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ src, alt }) => (
          <img
            key={alt}
            src={src}
            alt={alt}
            width={SIZE}
            height={SIZE}
            className="size-40 rounded-lg border border-line bg-paper object-contain"
          />
        ))}
      </div>
    </figure>
  );
}

/** What the print check found; nothing blocks a line without `block`. D3-53. */
export function ArtworkFindings({ issues }: { issues: readonly ArtworkIssue[] }) {
  const t = useTranslations('fixArtwork');
  const say = useTranslations('preflight');
  return (
    <ul className="grid gap-2 empty:hidden">
      {issues.map(({ side, layer, code, severity, values }) => {
        const blocks = severity === 'block';
        const Icon = blocks ? CircleAlert : TriangleAlert;
        return (
          <li key={[side, layer, code].join()} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${blocks ? 'text-danger' : 'text-warn'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{t(severity)}</span> {say(code, values)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
