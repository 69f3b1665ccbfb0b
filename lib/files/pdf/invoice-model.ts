/** A line of an invoice. */
export interface InvoiceLine {
  name: string;
  details: string;
  quantity: string;
  unit: string;
  total: string;
}

/** An invoice's texts and figures, final: nothing is computed where it is drawn. */
export interface InvoiceModel {
  lang: string;
  /** The paper of the region. */
  paper: 'a4' | 'letter';
  title: string;
  seller: string[];
  buyerHeading: string;
  buyer: string[];
  facts: { label: string; value: string }[];
  columns: { item: string; quantity: string; unit: string; total: string };
  lines: InvoiceLine[];
  totals: { label: string; value: string; strong?: boolean }[];
  /** Null where no VAT is charged. */
  rates: { heading: string[]; rows: string[][] } | null;
  notes: string[];
}
