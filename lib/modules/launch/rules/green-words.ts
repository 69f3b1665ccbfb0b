/**
 * General environmental claims in the ten languages, as regular expressions of Postgres: without evidence the law of
 * several markets forbids them in advertising. They match whole words, in upper and lower case. D54-4
 */
const GREEN_WORDS: readonly string[] = [
  // English, and words that other languages share.
  'eco',
  'eco[- ]?friendly',
  'environmentally friendly',
  'climate[- ](neutral|positive)',
  'carbon[- ](neutral|negative)',
  'sustainable',
  'biodegradable',
  'planet[- ]friendly',
  // German
  'umwelt(freundlich|schonend)(e[rsnm]?)?',
  'klima(neutral|positiv)(e[rsnm]?)?',
  'nachhaltig(e[rsnm]?)?',
  'ökologisch(e[rsnm]?)?',
  'biologisch abbaubar(e[rsnm]?)?',
  // French
  '[éÉ]co[- ]?responsables?',
  '[éÉ]cologiques?',
  'neutres? en carbone',
  'biod[ée]gradables?',
  // Italian
  'ecologic[oahei]+',
  'sostenibil[ei]',
  'ecosostenibil[ei]',
  'clima neutrale',
  // Spanish
  'ecol[óo]gic[oa]s?',
  'sostenibles?',
  'neutr[oa]s? en carbono',
  // Dutch
  'milieuvriendelijke?',
  'duurza(am|me)',
  'klimaatneutra(al|le)',
  // Danish, Norwegian, Swedish
  'milj[øö]venlige?t?',
  'milj[øö]vennlige?',
  'milj[øö]v[äa]nliga?t?',
  'b[æe]redygtige?t?',
  'b[æe]rekraftige?',
  'h[åa]llbara?t?',
  'klimat?n(eu|øy)tral(e|t|a)?',
  // Finnish
  'ympäristöystävälli[a-zäö]+',
  'ilmastoneutraal[a-zäö]+',
  'hiilineutraal[a-zäö]+',
];

/** All of them as one pattern, for `~*`. */
export const GREEN_PATTERN = `\\m(${GREEN_WORDS.join('|')})\\M`;
