import { matchesText, restAfterAct } from './match-text';

describe('matchesText', () => {
  test.each([
    ['ord', 'Orders', true],
    ['ORDERS', 'Orders', true],
    ['bill pay', 'Payouts & billing', true],
    ['évén', 'Événements', true],
    ['even', 'Événements', true],
    ['rders', 'Orders', false],
    ['orders x', 'Orders', false],
    ['', 'Orders', true],
  ])('%j in %j: %j', (typed, label, expected) => {
    expect(matchesText(typed, label)).toBe(expected);
  });
});

describe('restAfterAct', () => {
  test.each([
    ['add', 'Add a product to…', ''],
    ['add product', 'Add a product to…', ''],
    ['add product tide', 'Add a product to…', 'tide'],
    ['add a product to tide water', 'Add a product to…', 'tide water'],
    ['tide', 'Add a product to…', null],
    // One word is too little to know the act by.
    ['add tide', 'Add a product to…', null],
  ])('%j for %j: %j', (typed, label, expected) => {
    expect(restAfterAct(typed, label)).toBe(expected);
  });
});
