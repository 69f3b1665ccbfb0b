'use client';

import { useTranslations } from 'next-intl';
import { LargePicture } from '@/components/admin/overlay/large-picture';
import { Money } from '@/components/ui/money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { isPaidByShopper } from '@/lib/modules/orders/rules/kinds';

type Line = OrderDetail['lines'][number];

const PREVIEW = 96;

/** The ordered items, each as it will be printed, front and back. */
export function OrderLines({ order }: { order: OrderDetail }) {
  return (
    <ul className="divide-y divide-line">
      {order.lines.map((line) => (
        <li key={line.id} className="flex flex-wrap gap-x-5 gap-y-3 px-4 py-4 sm:flex-nowrap sm:px-5">
          <Previews line={line} />
          <LineText line={line} />
          <LineTotal line={line} order={order} />
        </li>
      ))}
    </ul>
  );
}

function Previews({ line }: { line: Line }) {
  const t = useTranslations('ordersPage.detail');
  const sides = [
    { src: line.front_preview, side: t('sideFront') },
    { src: line.back_preview, side: t('sideBack') },
  ].filter((one): one is { src: string; side: string } => one.src !== null);
  if (sides.length === 0) {
    return (
      <span
        aria-hidden="true"
        className="fill-when-forced size-24 shrink-0 rounded-lg border border-line"
        style={{ backgroundColor: line.colour_hex }}
      />
    );
  }
  return (
    <div className="flex shrink-0 gap-2">
      {sides.map(({ src, side }) => (
        <LargePicture
          key={side}
          src={src}
          alt={t('preview', { name: line.name, colour: line.colour, side })}
          width={PREVIEW}
          height={PREVIEW}
          loading="lazy"
          className="size-24 rounded-lg border border-line bg-paper"
          imageClassName="size-full object-contain"
        />
      ))}
    </div>
  );
}

function LineText({ line }: { line: Line }) {
  const t = useTranslations('ordersPage.detail');
  const personal = textsIn(line.personalisation);
  const pictures = picturesIn(line.personalisation);
  const size = isOneSize(line.size) ? t('oneSize') : sizeLabel(line.size);
  return (
    <div className="min-w-0 grow basis-56">
      <p className="font-semibold">{line.name}</p>
      <p className="text-muted">{t('variant', { colour: line.colour, size })}</p>
      {personal.map((text, index) => (
        <p key={index} className="break-words">
          {t('personal', { text })}
        </p>
      ))}
      {pictures > 0 ? <p>{t('pictures', { count: pictures })}</p> : null}
      <p className="text-[0.9375rem] text-muted">{line.sku}</p>
      <Refunded line={line} />
      <PrintFiles files={line.print_files} />
    </div>
  );
}

/** How many were refunded and how many are printed, and those that are neither. D3-51. */
function Refunded({ line: { quantity, refunded } }: { line: Line }) {
  const t = useTranslations('ordersPage.detail');
  if (!refunded) return null;
  const { failed, sent, ...pieces } = refunded;
  return (
    <>
      {pieces.refunded > 0 ? (
        <p>{t(sent ? 'refundedSent' : 'refundedOpen', { ...pieces, quantity })}</p>
      ) : null}
      {failed > 0 ? <p>{t('refundFailed', { failed })}</p> : null}
    </>
  );
}

const FORMATS = ['png', 'pdf'] as const;

/** Links to the print files, to compare them with the preview. */
function PrintFiles({ files }: { files: Line['print_files'] }) {
  const t = useTranslations('ordersPage.detail');
  const admin = useTranslations('admin');
  const sideOf = { front: t('sideFront'), back: t('sideBack') };
  if (files.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {files.flatMap((file) =>
        FORMATS.map((format) => (
          <li key={`${file.side} ${format}`}>
            <a
              href={file[format]}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4"
            >
              {t('printFile', { side: sideOf[file.side], format: format.toUpperCase() })}
              <span className="sr-only"> {admin('newTab')}</span>
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

function LineTotal({ line, order }: { line: Line; order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail');
  const isGift = !isPaidByShopper(order.kind);
  return (
    <div className="ms-auto text-end tabular-nums">
      <p className="font-semibold">
        {isGift ? (
          t('pieces', { count: line.quantity })
        ) : (
          <Money amount={line.total} currency={order.currency} />
        )}
      </p>
      {isGift ? null : (
        <p className="text-[0.9375rem] text-muted">
          {line.quantity} × <Money amount={line.price} currency={order.currency} />
        </p>
      )}
      {isGift || !line.personalisation_price ? null : (
        <p className="text-[0.9375rem] text-muted">
          {t('personalPrice')} <Money amount={line.personalisation_price} currency={order.currency} />
        </p>
      )}
    </div>
  );
}
