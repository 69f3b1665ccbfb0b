import { useTranslations } from 'next-intl';
import { blankPicture, type PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { printAreaBox } from '@/lib/modules/design/rules/garments/print-area';
import type { Side } from '@/lib/modules/design/rules/scene-types';

const SIZE = 600;

/** Set on an element around the pictures: a visitor's own picture, shown in the front's print area. */
export const OWN_PICTURE = '--own-picture';

interface LookProps {
  blank: PublicBlank;
  name: string;
}

/** Which pictures are shown follows the chosen colour by style rules alone, so it works without JavaScript. */
function colourRules({ colours }: PublicBlank): string {
  const shown = colours.map(
    ({ identifier }) =>
      `.blank-look:has(input[value="${identifier}"]:checked) [data-colour="${identifier}"]{display:block}`,
  );
  const first = `@supports not selector(:has(a)){[data-colour="${colours[0]?.identifier ?? ''}"]{display:block}}`;
  return ['.blank-look [data-colour]{display:none}', ...shown, first].join('\n');
}

function PrintArea({ blank, side }: { blank: PublicBlank; side: Side }) {
  const { left, top, width, height } = printAreaBox(blank.family, side);
  const own =
    side === 'front' ? { background: `var(${OWN_PICTURE}, none) center / contain no-repeat` } : undefined;
  return (
    <span
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, ...own }}
      className="absolute outline-2 outline-offset-1 outline-accent/70 outline-dashed"
    />
  );
}

function SidePicture({ blank, name, side }: LookProps & { side: Side }) {
  const t = useTranslations('ourProducts');
  const area = blank.areas.find((one) => one.side === side);
  return (
    <figure>
      <div className="relative aspect-square w-full rounded-2xl bg-paper-deep">
        {blank.colours.map(({ identifier, name: colour }, at) => (
          <img
            key={identifier}
            data-colour={identifier}
            src={blankPicture(blank.id, side, identifier)}
            alt={t(side === 'front' ? 'frontAlt' : 'backAlt', { name, colour })}
            width={SIZE}
            height={SIZE}
            // One that is not shown is not loaded either.
            loading={at === 0 && side === 'front' ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-contain"
          />
        ))}
        <PrintArea blank={blank} side={side} />
      </div>
      {area ? (
        <figcaption className="mt-2 text-ink-soft">
          <span className="font-semibold text-ink">{side === 'front' ? t('front') : t('back')}</span>{' '}
          {t('printUpTo', { width: area.widthMm, height: area.heightMm })}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** Front and back of a blank in the chosen colour, with their print areas. S2.1-29 */
export function BlankLook({ blank, name }: LookProps) {
  return (
    <>
      <style href={`blank-${blank.id}`} precedence="default">
        {colourRules(blank)}
      </style>
      <div className="grid gap-5 sm:grid-cols-2">
        {blank.areas.map(({ side }) => (
          <SidePicture key={side} blank={blank} name={name} side={side} />
        ))}
      </div>
    </>
  );
}

/** The colours as a radio group, each with its name. */
export function BlankColours({ blank }: { blank: PublicBlank }) {
  const t = useTranslations('ourProducts');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('colour')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {blank.colours.map(({ identifier, name, hex }, at) => (
          <label key={identifier} className="relative flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="colour"
              value={identifier}
              defaultChecked={at === 0}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className="fill-when-forced size-7 rounded-full border border-ink/25 ring-offset-2 peer-checked:ring-2 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent"
            />
            <span className="peer-checked:font-semibold">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
