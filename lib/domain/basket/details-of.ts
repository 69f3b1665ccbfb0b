import type { BasketDetails } from './types';

type Layer = { z: number; customisable: boolean };
type Layers = { texts: readonly Layer[]; images: readonly Layer[]; shapes: readonly Layer[] } | null;

/** A product of SPEC 3.4, as far as a basket carries it. */
interface DetailedProduct {
  description: string;
  status: string;
  products: {
    front: Layers;
    back: Layers;
    colours: readonly { identifier: string; name: string }[];
    images: { front: Record<string, string>; back: Record<string, string> };
    artwork: {
      front_preview: string | null;
      back_preview: string | null;
      front_colours: { colour: string }[];
    };
  };
}

/** Every layer of a side in its drawing order. */
function layersOf(side: Layers): { customisable: boolean }[] {
  if (!side) return [];
  return [...side.texts, ...side.images, ...side.shapes]
    .sort((one, other) => one.z - other.z)
    .map(({ customisable }) => ({ customisable }));
}

/** What a basket item carries of its product on the wire (SPEC 3.2); its images are those of one colour, set when it is chosen. */
export function detailsOf({ description, status, products }: DetailedProduct): BasketDetails {
  const { front_preview, back_preview, front_colours } = products.artwork;
  return {
    description,
    status,
    products: {
      images: { front_preview, back_preview },
      artwork: { front_preview, back_preview, front_colours },
      front: layersOf(products.front),
      back: layersOf(products.back),
      colours: products.colours.map(({ identifier }) => identifier),
      colour_names: products.colours.map(({ name }) => name),
    },
  };
}

/** The details of a piece in one colour: its own pictures. */
export function detailsIn(
  details: BasketDetails,
  images: { front: string | undefined; back: string | undefined },
): BasketDetails {
  const { front: front_preview = null, back: back_preview = null } = images;
  return { ...details, products: { ...details.products, images: { front_preview, back_preview } } };
}
