import { foldText } from '@/lib/kernel/fold-text';

/** A person to invite, from a line of a pasted list. */
interface PastedPerson {
  name: string;
  email: string;
  /** From 1. */
  line: number;
}

type PasteProblem = 'no_email' | 'many_emails' | 'no_name' | 'long';

interface PastedPeople {
  people: PastedPerson[];
  wrong: { line: number; problem: PasteProblem }[];
}

// As the call that invites them takes.
const LONGEST_NAME = 200;
const LONGEST_EMAIL = 254;

/** `Ada Lovelace <ada@x.example>`, or cells with a comma, semicolon or tab between them, as a spreadsheet copies them. */
const CELLS = /[\t,;<>]+/;

const wordsIn = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s+/));

/** What the column of addresses is called in our languages, without case, accents, spaces and hyphens. */
const EMAIL_WORDS = wordsIn(`
  email emails emailaddress mail mailaddress courriel adresseemail mailadresse emailadresse
  postaelettronica indirizzoemail indirizzomail correo correoelectronico direcciondecorreo
  emailadres mailadres epost epostadresse sahkoposti sahkopostiosoite epostadress mailadress emailadress mejl mejladress`);

/** What a column of names is called in our languages. */
const NAME_WORDS = wordsIn(`
  name names fullname firstname lastname surname namen vorname nachname nom noms prenom nomcomplet
  nome nomi cognome nombre apellido apellidos naam voornaam achternaam
  navn fornavn etternavn efternavn namn fornamn efternamn nimi etunimi sukunimi`);

/** How a cell is compared: `E-Mail` and `email` are one; the dots of initials make no word of them. */
const wordOf = (cell: string): string => foldText(cell).replace(/[-\u2010\u2011\s"]/g, '');

/** Whether a line names columns, and nothing else: `Name, Email`, or the `E-mailadres [email]` of a downloaded file. */
function isHeading(text: string): boolean {
  const cells = text
    .replace(/\[[^\]]*\]/g, ' ')
    .split(CELLS)
    .filter((cell) => wordOf(cell) !== '');
  const isKnown = (word: string) => EMAIL_WORDS.has(word) || NAME_WORDS.has(word);
  // One cell, or several that only spaces part.
  const words = cells.flatMap((cell) =>
    isKnown(wordOf(cell)) ? [wordOf(cell)] : cell.trim().split(/\s+/).map(wordOf),
  );
  return words.some((word) => EMAIL_WORDS.has(word)) && words.every(isKnown);
}

function readLine(text: string): Omit<PastedPerson, 'line'> | PasteProblem {
  const cells = text
    .split(CELLS)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '');
  // "Ada Lovelace ada@x.example", without any sign between them, too.
  const words = cells.flatMap((cell) => (cell.includes('@') ? cell.split(/\s+/) : [cell]));
  const emails = words.filter((word) => word.includes('@'));
  const [email] = emails;
  if (email === undefined) return 'no_email';
  if (emails.length > 1) return 'many_emails';
  const name = words.filter((word) => word !== email).join(' ');
  if (name === '') return 'no_name';
  return name.length > LONGEST_NAME || email.length > LONGEST_EMAIL ? 'long' : { name, email };
}

/**
 * The people of a pasted list, one to a line, each with a name and an e-mail address in any order; empty lines count for nothing,
 * and neither does a first line that names the columns. Whether an address can be one is the server's to say. D4-22.
 */
export function readPastedPeople(text: string): PastedPeople {
  const found: PastedPeople = { people: [], wrong: [] };
  let isFirst = true;
  for (const [index, one] of text.split(/\r\n|\r|\n/).entries()) {
    if (one.trim() === '') continue;
    const isPassed = isFirst && isHeading(one);
    isFirst = false;
    if (isPassed) continue;
    const read = readLine(one);
    if (typeof read === 'string') found.wrong.push({ line: index + 1, problem: read });
    else found.people.push({ ...read, line: index + 1 });
  }
  return found;
}
