interface Parcel {
  id: string;
  items: readonly { sku: string; quantity: number }[];
}

interface Line {
  /** The shop's id of the line. */
  id: string;
  sku: string;
  quantity: number;
}

type Shipped = { id: string; quantity: number }[];

/**
 * Which of a request's lines each parcel has, the parcels in the order in which they left: a printer names SKUs, and the same SKU may be several
 * lines. Never more than a line has. S4-66.
 */
export function linesOfParcels(lines: readonly Line[], parcels: readonly Parcel[]): Map<string, Shipped> {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const take = (sku: string, wanted: number): Shipped => {
    let open = wanted;
    const taken: Shipped = [];
    for (const line of lines) {
      const quantity = line.sku === sku ? Math.min(open, left.get(line.id) ?? 0) : 0;
      if (quantity === 0) continue;
      left.set(line.id, (left.get(line.id) ?? 0) - quantity);
      open -= quantity;
      taken.push({ id: line.id, quantity });
    }
    return taken;
  };
  return new Map(
    parcels.map(({ id, items }) => {
      const sums = new Map<string, number>();
      for (const { id: line, quantity } of items.flatMap(({ sku, quantity: pieces }) => take(sku, pieces)))
        sums.set(line, (sums.get(line) ?? 0) + quantity);
      return [id, [...sums].map(([line, quantity]) => ({ id: line, quantity }))];
    }),
  );
}
