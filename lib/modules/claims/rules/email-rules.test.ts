import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockedDomain, claimDomain } from '@/lib/modules/events/rules/claim-domains';
import { DISPOSABLE_DOMAINS } from './disposable-domains';
import { emailRefusal, type EmailRules } from './email-rules';

const ANY: EmailRules = { domains: [], blocked: [], refusesDisposable: false };
const refused = (email: string, rules: Partial<EmailRules>) => emailRefusal(email, { ...ANY, ...rules });

describe('a domain as it is stored (D22-6)', () => {
  test.each([
    ['Lumen.Example', 'lumen.example'],
    [' @lumen.example ', 'lumen.example'],
    ['*.Lumen.example', '*.lumen.example'],
    ['@*.lumen.example', '*.lumen.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['*.bücher.example', '*.xn--bcher-kva.example'],
  ])('%s → %s', (typed, stored) => expect(claimDomain(typed)).toBe(stored));

  test.each([
    '',
    '*',
    '*.',
    '*.example',
    'example',
    'ada@lumen.example',
    'a.*.example',
    'https://lumen.example',
    '10.0.0.1',
  ])('%j is none', (typed) => expect(claimDomain(typed)).toBeNull());

  test('one that is blocked always means its subdomains', () => {
    expect([
      blockedDomain('*.rival.example'),
      blockedDomain('rival.example'),
      blockedDomain('rival'),
    ]).toEqual(['rival.example', 'rival.example', null]);
  });
});

describe('which addresses may claim (D22-6, D22-7)', () => {
  test.each<[string, string | null]>([
    ['ada@lumen.example', null],
    ['ada@LUMEN.Example', null],
    ['ada@mail.lumen.example', 'email_not_allowed'],
    ['ada@lumen.example.evil.example', 'email_not_allowed'],
    ['ada@notlumen.example', 'email_not_allowed'],
    ['ada@eu.fern.example', null],
    ['ada@a.eu.fern.example', null],
    ['ada@fern.example', 'email_not_allowed'],
    ['ada@bücher.example', null],
    ['ada@xn--bcher-kva.example', null],
    ['"x@lumen.example"@evil.example', 'email_not_allowed'],
  ])('%s: %s', (email, said) => {
    const domains = ['lumen.example', '*.fern.example', 'xn--bcher-kva.example'];
    expect(refused(email, { domains })).toBe(said);
  });

  test('all, where no domain is named', () => expect(refused('ada@anything.example', {})).toBeNull());

  test('none of a blocked domain or below it, even where it is allowed', () => {
    const rules = { domains: ['*.rival.example'], blocked: ['rival.example'] };
    expect(refused('ada@rival.example', rules)).toBe('email_blocked');
    expect(refused('ada@eu.rival.example', rules)).toBe('email_blocked');
    expect(refused('ada@arrival.example', { blocked: rules.blocked })).toBeNull();
  });

  test('no throwaway address, where the event refuses them and does not name its domain', () => {
    expect(refused('ada@mailinator.com', {})).toBeNull();
    const rules = { refusesDisposable: true };
    expect(refused('ada@Mailinator.com.', rules)).toBe('email_disposable');
    expect(refused('ada@x.y.mailinator.com', rules)).toBe('email_disposable');
    expect(refused('ada@notmailinator.com', rules)).toBeNull();
    expect(refused('ada@mailinator.com', { ...rules, domains: ['mailinator.com'] })).toBeNull();
  });
});

describe('the list of throwaway domains', () => {
  const list = [...DISPOSABLE_DOMAINS];

  test('is sorted, each a domain once, and none below another', () => {
    expect(list.length).toBeGreaterThan(150);
    const source = readFileSync(join(__dirname, 'disposable-domains.ts'), 'utf8');
    const lines = source.split('\n').filter((line) => /^[a-z0-9.-]+$/.test(line));
    expect(lines).toEqual([...list].sort());
    for (const domain of list) {
      expect([domain, claimDomain(domain)]).toEqual([domain, domain]);
      expect(list.filter((other) => domain.endsWith(`.${other}`))).toEqual([]);
    }
  });

  test('has no provider where people keep their mail', () => {
    const kept = [
      'gmail.com',
      'outlook.com',
      'yahoo.com',
      'icloud.com',
      'gmx.de',
      'proton.me',
      'hotmail.com',
      'web.de',
    ];
    expect(kept.filter((domain) => DISPOSABLE_DOMAINS.has(domain))).toEqual([]);
  });

  test('is in no page’s code: only the claim’s service asks for it', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file));
    const seen = [
      ...files('components'),
      ...files('lib/modules/claims/client'),
      ...files('lib/modules/claims/contract'),
    ];
    expect(seen.length).toBeGreaterThan(100);
    const naming = seen.filter((file) =>
      /rules\/(disposable-domains|email-rules)/.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});
