import fc from 'fast-check';
import {
  ONBOARDING_STEPS,
  completeStep,
  initialOnboarding,
  openStep,
  orderedSteps,
  resetSteps,
  stepsCompleted,
  type OnboardingStep,
} from './steps';

const steps = (...complete: boolean[]): OnboardingStep[] =>
  ONBOARDING_STEPS.map((name, index) => ({ name, complete: complete[index] ?? false }));
const done = (list: OnboardingStep[]): boolean[] => list.map((step) => step.complete);
const anySteps = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map((rest) => steps(true, ...rest));

describe('shop-platform onboarding (S3.8-4, S4-5)', () => {
  test('begins signed up, in the US', () => {
    const start = initialOnboarding();
    expect(done(start.steps)).toEqual([true, false, false, false]);
    expect(start).toMatchObject({ paymentRegion: 'US', stepsCompleted: false, shopifyUrl: null });
    expect(initialOnboarding('/shopify/spoke').registrationRoute).toBe('/shopify/spoke');
  });

  test('is complete with all four, or for a user of another origin', () => {
    expect(stepsCompleted(steps(true, true, true, true), true)).toBe(true);
    expect(stepsCompleted(steps(true, true, true, false), true)).toBe(false);
    expect(stepsCompleted([], true)).toBe(false);
    expect(stepsCompleted([], false)).toBe(true);
  });

  test('a reset opens what comes after the first incomplete step', () => {
    expect(done(resetSteps(steps(true, false, true, true)))).toEqual([true, false, false, false]);
    expect(done(resetSteps(steps(true, true, false, true)))).toEqual([true, true, false, false]);
    expect(done(resetSteps(steps(true, true, true, true)))).toEqual([true, true, true, true]);
  });

  test('a reset keeps the open step, never completes one, and a second changes nothing', () => {
    fc.assert(
      fc.property(anySteps, (before) => {
        const after = resetSteps(before);
        expect(openStep(after)).toBe(openStep(before));
        expect(resetSteps(after)).toEqual(after);
        after.forEach((step, index) => expect(!step.complete || before[index]?.complete).toBe(true));
      }),
    );
  });

  test('completing in any order leads to the end', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ONBOARDING_STEPS], { minLength: 4 }), (order) => {
        const list = order.reduce(completeStep, initialOnboarding().steps);
        expect(stepsCompleted(list, true)).toBe(true);
        expect(openStep(list)).toBeUndefined();
      }),
    );
  });

  test('stored steps come in order, once each', () => {
    const stored: OnboardingStep[] = [
      { name: 'connect_payment', complete: true },
      { name: 'install_app', complete: true },
    ];
    expect(done(orderedSteps(stored))).toEqual([true, true, false, true]);
  });
});
