import { domainOf, mailAddress, mailDomain } from './access';
import { readInvitedText } from './invited-text';

describe('domains (S3.5-11)', () => {
  test.each([
    ['example.com', 'example.com'],
    [' @Example.COM ', 'example.com'],
    ['mail.example.co.uk', 'mail.example.co.uk'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ])('%s', (typed, domain) => expect(mailDomain(typed)).toBe(domain));

  test.each([
    '',
    '@',
    'example',
    'localhost',
    '192.168.0.1',
    'https://example.com',
    'example.com/x',
    'example.com:25',
    'a@example.com',
    'exa mple.com',
    '-example.com',
    'example..com',
    '*.example.com',
  ])('%p is none', (typed) => expect(mailDomain(typed)).toBeNull());
});

describe('addresses', () => {
  test.each([
    [' Ada@Example.com ', 'ada@example.com'],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada+store@example.com', 'ada+store@example.com'],
  ])('%s', (typed, address) => expect(mailAddress(typed)).toBe(address));

  test.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', 'a@b@example.com', 'ada@example'])(
    '%p is none',
    (typed) => expect(mailAddress(typed)).toBeNull(),
  );

  test('another domain that ends alike is another', () => {
    expect(domainOf('ada@evil-example.com')).not.toBe('example.com');
    expect(domainOf('ada@example.com.evil.example')).toBe('example.com.evil.example');
  });
});

describe('a pasted list', () => {
  test('a column with a heading, a mail program’s line, a spreadsheet’s row', () => {
    const text = [
      'Name;E-mail',
      'Ada;ADA@example.com',
      '',
      '"Grace" <grace@example.com>, Alan <alan@example.com>',
      'ada@example.com',
    ].join('\r\n');
    expect(readInvitedText(text)).toEqual({
      emails: ['ada@example.com', 'grace@example.com', 'alan@example.com'],
      repeated: 1,
      wrongRows: [],
    });
  });

  test('lines without a right address are named, and the others read', () => {
    expect(readInvitedText('ada@example.com\nnobody\ngrace@\nalan@example.com')).toEqual({
      emails: ['ada@example.com', 'alan@example.com'],
      repeated: 0,
      wrongRows: [2, 3],
    });
  });

  test('nothing', () => {
    expect(readInvitedText(' \n,;\n')).toEqual({ emails: [], repeated: 0, wrongRows: [] });
  });
});
