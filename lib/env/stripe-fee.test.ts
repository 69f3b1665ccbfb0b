/** @jest-environment node */
import { setTestEnv } from '@/scripts/test/env';

const NAMES = ['STRIPE_UK_FEE', 'STRIPE_EU_FEE', 'STRIPE_US_FEE'] as const;
beforeEach(() => {
  for (const name of NAMES) delete process.env[name];
  jest.resetModules();
});

const read = async (fee: string) => {
  setTestEnv({ STRIPE_UK_FEE: fee });
  const { stripeFee } = await import('./stripe');
  return stripeFee('UK');
};

test.each([
  ['1.4% + 0.20', { shareBp: 140, fixed: 20 }],
  ['2 %+0.00', { shareBp: 200, fixed: 0 }],
  ['0.25% + 1.05', { shareBp: 25, fixed: 105 }],
  ['', undefined],
])('%s is what the provider keeps (D36-3)', async (text, fee) => {
  expect(await read(text)).toEqual(fee);
});

test.each(['1.5', '0.25 + 1.5%', '1,5% + 0,25', '150% + 0.25', '-1% + 0.25'])('%s is told', async (text) => {
  await expect(read(text)).rejects.toThrow('STRIPE_UK_FEE: is not a fee such as 1.5% + 0.25');
});
