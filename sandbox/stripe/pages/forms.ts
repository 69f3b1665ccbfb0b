import { escapeHtml } from '@/sandbox/shared/escape-html';
import type { Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';

function hidden(name: string, value: string | null): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`;
}

function buttons(): string {
  return `<p><button class="primary" name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button></p>`;
}

/** The bank's page of a payment that redirects instead of asking in the script's dialog. */
export function authenticationPage(call: Call): string {
  return page({
    title: 'Test bank',
    note: 'Stripe stand-in: the card asks for authentication',
    main: `<form method="post">${hidden('client_secret', call.query.get('client_secret'))}
${hidden('return_url', call.query.get('return_url'))}<p>Shall the authentication succeed?</p>${buttons()}</form>`,
  });
}

export function onboardingPage(call: Call): string {
  return page({
    title: 'Connected account',
    note: `Stripe stand-in: onboarding of ${call.params['id'] ?? ''}`,
    main: `<form method="post">${hidden('return_url', call.query.get('return_url'))}
<p>Complete makes the account able to charge and to be paid out.</p>${buttons()}</form>`,
  });
}
