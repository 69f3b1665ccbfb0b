/** @jest-environment node */
import { readPastedPeople } from './pasted-people';

const ADA = { name: 'Ada Lovelace', email: 'ada@guest.example' };

describe('a pasted list of people (D4-22)', () => {
  test.each([
    'Ada Lovelace, ada@guest.example',
    'ada@guest.example; Ada Lovelace',
    'Ada\tLovelace\tada@guest.example',
    'Ada Lovelace <ada@guest.example>',
    '"Ada Lovelace","ada@guest.example"',
    '  Ada Lovelace ada@guest.example  ',
    '"Ada Lovelace" <ada@guest.example>,',
  ])('%s', (line) => {
    expect(readPastedPeople(line)).toEqual({ people: [{ ...ADA, line: 1 }], wrong: [] });
  });

  test('counts the lines as the person sees them, and passes over empty ones', () => {
    const text = '\r\nAda Lovelace, ada@guest.example\n \nÆgir Þór, aegir@guest.example\n';
    expect(readPastedPeople(text)).toEqual({
      people: [
        { ...ADA, line: 2 },
        { name: 'Ægir Þór', email: 'aegir@guest.example', line: 4 },
      ],
      wrong: [],
    });
  });

  test.each([
    ...[
      'Name, Email',
      'name\temail',
      '"Name";"E-Mail-Adresse"',
      'Nom;Adresse e-mail',
      'Nome, Indirizzo e-mail',
    ],
    ...[
      'Nombre,Correo electrónico',
      'Naam [name],E-mailadres [email]',
      'Navn;E-mailadresse',
      'Nimi\tSähköposti',
    ],
    ...[
      'Nimi,Sähköpostiosoite',
      'Navn,E-postadresse',
      'Namn;E-postadress',
      'Vorname Nachname E-Mail',
      'EMAIL',
    ],
  ])('a first line that names the columns is passed over: %s', (heading) => {
    expect(readPastedPeople(`\n${heading}\nAda Lovelace, ada@guest.example`)).toEqual({
      people: [{ ...ADA, line: 3 }],
      wrong: [],
    });
  });

  test.each([
    'Grace Hopper, Postfach 1',
    'E. Post, Sales',
    'Ada Lovelace, no email',
    'Ada Lovelace (mail?)',
    'Ana Correo',
    'Ana, Correo, Madrid',
  ])('a first line that names a person without an address is no heading: %s', (line) => {
    expect(readPastedPeople(`${line}\nAda Lovelace, ada@guest.example`).wrong).toEqual([
      { line: 1, problem: 'no_email' },
    ]);
  });

  test.each([
    ['Name, Email', 'no_email'],
    ['Ada Lovelace', 'no_email'],
    ['ada@guest.example', 'no_name'],
    ['<ada@guest.example>', 'no_name'],
    ['Ada, ada@guest.example, ada@home.example', 'many_emails'],
    [`${'a'.repeat(201)}, ada@guest.example`, 'long'],
  ])('%s: %s', (line, problem) => {
    expect(readPastedPeople(`Ada Lovelace, ada@guest.example\n${line}`)).toEqual({
      people: [{ ...ADA, line: 1 }],
      wrong: [{ line: 2, problem }],
    });
  });

  test('a list of the largest size is read at once', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `Guest ${at}, guest-${at}@guest.example`).join(
      '\n',
    );
    expect(readPastedPeople(text).people).toHaveLength(10_000);
  });
});
