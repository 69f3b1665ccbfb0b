export interface InvoiceLine {
  name: string;
  details: string;
  quantity: string;
  unit: string;
  total: string;
}

/** The texts and figures of an invoice, all final: drawing computes nothing. */
export interface InvoiceModel {
  lang: string;
  /** The region's paper size. */
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
