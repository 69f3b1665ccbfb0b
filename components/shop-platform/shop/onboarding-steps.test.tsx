import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import {
  initialOnboarding,
  completeStep,
  type OnboardingState,
} from '@/lib/modules/shop-platform/rules/steps';
import { messages } from '@/messages/en-GB';
import { OnboardingSteps } from './onboarding-steps';

const texts = messages.onboarding.steps;

function show(onboarding: OnboardingState) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OnboardingSteps onboarding={onboarding} />
    </NextIntlClientProvider>,
  );
}

describe('OnboardingSteps', () => {
  it('shows the four steps in order, the first done, and what to do about the next', () => {
    show(initialOnboarding());
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(items[0]?.textContent).toContain(texts.done);
    expect(items[1]?.textContent).toContain(texts.install_app.next);
    expect(items[2]?.textContent).toContain(texts.become_customer.meaning);
    expect(screen.getByText('1 of 4 steps done')).toBeTruthy();
  });

  it('goes on to the step after the one just done', () => {
    const start = initialOnboarding();
    show({ ...start, steps: completeStep(start.steps, 'install_app') });
    const [, , third] = screen.getAllByRole('listitem');
    expect(third?.getAttribute('aria-current')).toBe('step');
    expect(third?.textContent).toContain(texts.become_customer.next);
  });
});
