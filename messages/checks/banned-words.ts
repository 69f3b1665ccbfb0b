import { shapeOf } from './message-shape';

/** Words that no English text uses, whatever it means by them: translated prose, riddles, or another spelling of ours. */
const NEVER: readonly RegExp[] = [
  /\bsomebody\b/i,
  /\beverybody\b/i,
  /\bnobody but\b/i,
  /\bmend(s|ed|ing)?\b/i,
  /\bis to stand\b/i,
  /\btakes? (no )?money\b/i,
  /\bgives? (no )?gifts\b/i,
  /\bby (itself|themselves)\b/i,
  /\bbegun\b/i,
  /\banew\b/i,
  /\bafresh\b/i,
  /\bmeanwhile\b/i,
  /\bleads? somewhere\b/i,
  /\bhears? so\b/i,
  /\be-mail/i,
  /\bthe mails?\b/i,
];

/** Words that are banned in one sense only; a key of `ALLOWED` uses them in another. */
const IN_ONE_SENSE: readonly RegExp[] = [
  /\bpress(es|ed|ing)?\b/i,
  /\bstands?\b/i,
  /\bpieces?\b/i,
  /\bwords?\b/i,
  /\bletters\b/i,
];

const WORD_LIST = 'speaks of single words, which a store blocks';
const CHARACTERS = 'characters, not fonts';

/** Keys whose words are meant in the sense that is not banned, and why. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'eventDetails.elsewhere': WORD_LIST,
  'eventProducts.words.title': WORD_LIST,
  'eventProducts.words.lead': WORD_LIST,
  'eventProducts.words.enabled': WORD_LIST,
  'eventProducts.words.list': WORD_LIST,
  'eventProducts.words.hint': WORD_LIST,
  'eventProducts.words.count': WORD_LIST,
  'auditFields.word.refusedWords': WORD_LIST,
  'eventProducts.words.problem.invalid': CHARACTERS,
  'eventProducts.words.problem.too_short': WORD_LIST,
  'eventProducts.words.problem.too_many': WORD_LIST,
  'errors.field.word_refused': WORD_LIST,
  'ordersPage.history.reason.word_refused': WORD_LIST,
  'designer.shopper.sets.letters_numbers_spaces': CHARACTERS,
  'designer.shopper.sets.letters_spaces': CHARACTERS,
  'designer.shopper.sets.name': CHARACTERS,
  'personalise.list.rules.characters': CHARACTERS,
  'staffBlanks.create.idHint': CHARACTERS,
};

/** Keys whose text the specification gives word for word, with its section. */
export const FIXED_BY_SPEC: Readonly<Record<string, string>> = {
  'errors.field.invalid_characters': 'S5',
};

/** The banned words in a text, without its placeholders; `allowed` for a text that may use the ambiguous ones. */
export function bannedIn(text: string, allowed = false): string[] {
  const { words } = shapeOf(text);
  const patterns = allowed ? NEVER : [...NEVER, ...IN_ONE_SENSE];
  return patterns.flatMap((pattern) => pattern.exec(words)?.[0] ?? []);
}
