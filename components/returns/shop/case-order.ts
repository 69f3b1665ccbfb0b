import type { Region } from '@/lib/kernel/regions';

/** What the forms of withdrawals and complaints need of an order. */
export interface CaseOrder {
  order_ref: string;
  region: Region;
  customer: { name: string; email: string };
  products: readonly {
    id: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
    /** Absent where nothing of the line was refunded. */
    refunded?: { printed: number } | undefined;
  }[];
}

/** Items of a line that were sent to print. */
export const sentOf = ({ quantity, refunded }: CaseOrder['products'][number]): number =>
  refunded?.printed ?? quantity;

/** Line id → how many; lines of which there are none are left out of what is sent. */
export type Pieces = Readonly<Record<string, number>>;

/** As the calls take it. */
export const piecesOf = (pieces: Pieces): { line: string; quantity: number }[] =>
  Object.entries(pieces).flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []));
