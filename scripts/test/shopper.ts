import type { Answer, CheckoutWorld } from './checkout-world';

export const ADA = {
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_city: 'Leith',
  address_postcode: 'EH6 6JN',
  address_country: 'United Kingdom',
};

export const US_ADDRESS = { address_country: 'United States of America', phone: '+1 785 555 0100' };

/** Two Crew Tees and a Kids Tee, the basket of docs/demo.md. */
export const DEMO_BASKET = [
  { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 },
  { product_id: 'ff-kids-tee', variant_id: 'ff-kids-tee-oat-3-4yr', quantity: 1 },
];

let phones = 0;

/** Headers of a visitor with an IP address and a browser of their own. */
export function ownPhone(): Record<string, string> {
  phones += 1;
  const address = `10.${phones >> 16}.${(phones >> 8) & 255}.${phones & 255}`;
  return { 'x-merchloom-peer': address, 'user-agent': `phone ${phones}` };
}

/** A shopper with one basket in one store, making the calls of the pages. */
export class Shopper {
  customerId = '';

  constructor(
    private readonly world: CheckoutWorld,
    readonly store: { tenantId: string; slug: string },
    readonly products: readonly Record<string, unknown>[] = DEMO_BASKET,
    readonly phone: Record<string, string> = ownPhone(),
  ) {}

  get base(): string {
    return `/api/${this.store.tenantId}/${this.store.slug}/checkout`;
  }

  async createCustomer(form: Record<string, unknown> = {}): Promise<Answer> {
    const body = { ...ADA, ...form, products: this.products };
    const answer = await this.world.post(`${this.base}/create-customer`, body, this.phone);
    if (answer.status === 200) this.customerId = answer.json.data['customer_id'] ?? '';
    return answer;
  }

  pay(body: { amount: string; total_shipping_price: string } & Record<string, unknown>): Promise<Answer> {
    const fixed = { customer_id: this.customerId, products: this.products, shipping_method: 'standard' };
    return this.world.post(`${this.base}/pay`, { ...fixed, ...body }, this.phone);
  }

  back(body: Record<string, unknown>): Promise<Answer> {
    return this.world.post(`${this.base}/payment-success`, body, this.phone);
  }
}

/** `pi_123_secret_456` → `pi_123`. */
export function intentOf(pay: Answer): string {
  return String(pay.json['client_secret']).replace(/_secret_.*$/, '');
}
