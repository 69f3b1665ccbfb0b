/** So many variants are read at once. */
const PAGE = 250;

const VARIANT = `id sku price inventoryItem { id inventoryLevels(first: 10) { nodes { location { id } } } }`;

export const READ_TERMS = `query ReadTerms { shop { currencyCode taxesIncluded } }`;

export const PUSH_PRODUCT = `mutation PushProduct($identifier: ProductSetIdentifiers, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product {
      id handle
      variants(first: ${PAGE}) { nodes { ${VARIANT} } pageInfo { hasNextPage endCursor } }
    }
    userErrors { code field message }
  }
}`;

export const SET_FIELDS = `mutation SetFields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

export const READ_PRODUCT = `query ReadProduct($id: ID!, $after: String) {
  product(id: $id) {
    id handle
    variants(first: ${PAGE}, after: $after) { nodes { ${VARIANT} } pageInfo { hasNextPage endCursor } }
  }
}`;
