import { escapeHtml } from '@/sandbox/shared/escape-html';
import type { Call } from '@/sandbox/shared/exchange';
import { page } from '@/sandbox/shared/page';
import type { AccountChange } from '../accounts/account';

function hidden(name: string, value: string | null): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`;
}

function buttons(): string {
  return `<p><button class="primary" name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button></p>`;
}

/** The bank's page, for payments that redirect instead of using the script's dialog. */
export function authenticationPage(call: Call): string {
  return page({
    title: 'Test bank',
    note: 'Stripe stand-in: the card asks for authentication',
    main: `<form method="post">${hidden('client_secret', call.query.get('client_secret'))}
${hidden('return_url', call.query.get('return_url'))}<p>Shall the authentication succeed?</p>${buttons()}</form>`,
  });
}

const OUTCOMES: readonly [AccountChange | 'leave', string][] = [
  ['enabled', 'Finish'],
  ['document', 'Finish, but a document is missing'],
  ['review', 'Finish, and be looked at'],
  ['leave', 'Leave without finishing'],
];

/** Replaces the provider's onboarding form: choose an outcome instead of filling it in. */
export function onboardingPage(account: string): string {
  const choices = OUTCOMES.map(
    ([outcome, text], place) =>
      `<button ${place === 0 ? 'class="primary" ' : ''}name="outcome" value="${outcome}">${text}</button>`,
  );
  return page({
    title: 'Connected account',
    note: `Stripe stand-in: onboarding of ${account}`,
    main: `<form method="post"><p>Company, bank account and identity papers would be asked for here.</p>
<p><label><input type="checkbox" name="tax" value="active" checked> Set up tax as well</label></p>
<p>${choices.join('\n')}</p></form>`,
  });
}
