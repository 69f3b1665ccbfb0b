import type { ProductCard } from '@/lib/contracts/storefront/product-card';
import { facetKey } from '@/lib/domain/catalogue/facet-key';
import { sizeKey } from '@/lib/domain/catalogue/list-facets';
import type { ListableProduct } from '@/lib/domain/catalogue/list-products';
import { fromWire } from '@/lib/kernel/money';

export interface ListableCard extends ListableProduct {
  card: ProductCard;
}

/** A card as a list filters it; `categoryName` is what the shopper reads and so may search for. */
export function listable(card: ProductCard, categoryName: string): ListableCard {
  const names = new Map(card.colours.map(({ identifier, name }) => [identifier, name]));
  const terms = [card.name, card.description, card.code, card.category, categoryName, ...names.values()];
  return {
    card,
    id: card.product_id,
    name: card.name,
    price: fromWire(card.price),
    createdAt: card.created_at,
    category: facetKey(card.category),
    variants: card.variants.map(({ identifier, size }) => ({
      colour: facetKey(names.get(identifier) ?? ''),
      size: sizeKey(size),
    })),
    terms: terms.join(' '),
  };
}

/** The card with a colour that was asked for in front, so that its picture shows what was looked for. */
export function inColour(card: ProductCard, colours: readonly string[]): ProductCard {
  const asked = card.colours.find(({ name }) => colours.includes(facetKey(name)));
  if (!asked) return card;
  return { ...card, colours: [asked, ...card.colours.filter((colour) => colour !== asked)] };
}
