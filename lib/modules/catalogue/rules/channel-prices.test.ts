import { channelPrices } from './channel-prices';

test('prices per currency, locale and channel (S3.4-6)', () => {
  expect(channelPrices({ GBP: 410, EUR: 480, USD: 500 })).toEqual({
    GBP: { 'en-GB': { retail: '4.10' } },
    EUR: { 'nl-NL': { retail: '4.80' } },
    USD: { 'en-US': { retail: '5.00' } },
  });
});

test('a currency without a price is left out, one of nothing is not', () => {
  expect(channelPrices({ GBP: 0 })).toEqual({ GBP: { 'en-GB': { retail: '0.00' } } });
  expect(channelPrices({})).toEqual({});
});
