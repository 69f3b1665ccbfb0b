import type { Metadata } from '../objects';

interface TaxRateDetails {
  country: string | null;
  flat_amount: null;
  percentage_decimal: string;
  rate_type: 'percentage' | null;
  state: string | null;
  tax_type: 'sales_tax' | null;
}

export interface TaxBreakdown {
  amount: number;
  inclusive: boolean;
  tax_rate_details: TaxRateDetails;
  taxability_reason: string;
  taxable_amount: number;
}

export interface TaxLine {
  id: string;
  object: 'tax.calculation_line_item';
  amount: number;
  amount_tax: number;
  livemode: false;
  metadata: Metadata;
  performance_location: null;
  product: string | null;
  quantity: number;
  reference: string;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_breakdown: null;
  tax_code: string;
}

export interface TaxShipping {
  amount: number;
  amount_tax: number;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_code: string;
}

export interface TaxAddress {
  city: string | null;
  country: string;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface TaxCalculation {
  id: string;
  object: 'tax.calculation';
  amount_total: number;
  currency: string;
  customer: string | null;
  customer_details: {
    address: TaxAddress;
    address_source: string | null;
    ip_address: null;
    tax_ids: never[];
    taxability_override: 'none';
  };
  expires_at: number;
  livemode: false;
  ship_from_details: null;
  shipping_cost: TaxShipping | null;
  tax_amount_exclusive: number;
  tax_amount_inclusive: number;
  tax_breakdown: TaxBreakdown[];
  tax_date: number;
}

export interface TaxTransactionLine {
  id: string;
  object: 'tax.transaction_line_item';
  /** Negative for a reversal. */
  amount: number;
  amount_tax: number;
  livemode: false;
  metadata: Metadata;
  product: string | null;
  quantity: number;
  reference: string;
  reversal: { original_line_item: string } | null;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_code: string;
  type: 'transaction' | 'reversal';
}

export interface TaxTransaction {
  id: string;
  object: 'tax.transaction';
  created: number;
  currency: string;
  customer: string | null;
  customer_details: TaxCalculation['customer_details'];
  livemode: false;
  metadata: Metadata;
  posted_at: number;
  reference: string;
  reversal: { original_transaction: string } | null;
  ship_from_details: null;
  shipping_cost: TaxShipping | null;
  tax_date: number;
  type: 'transaction' | 'reversal';
}
