import type { AddressLanguage } from './address-habits';

/** Up to a hundred: beyond, nobody writes a house number in words. */
export const LAST_SPELT = 100;

/** Every spelling of a number, its words joined; spaces and dashes between them do not count. */
type Spell = (number: number) => string[];

const list = (words: string): string[][] => words.split(' ').map((word) => word.split('/'));
const join = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((before, part) => before.flatMap((start) => part.map((end) => start + end)), ['']);

interface Words {
  /** From nought to the last number with a word of its own; `/` between equal words. */
  small: string;
  /** 20, 30 … 90. */
  tens: string;
  hundred: string;
  dozen: string;
}

/** Numbers between the tens; each language orders and links them in its own ways. */
type Compound = (tens: string[], ones: string[], number: number) => string[];

function speller({ small, tens, hundred, dozen }: Words, compound: Compound): Spell {
  const [low, high, top] = [list(small), list(tens), hundred.split('/')];
  return (number) => {
    if (number === LAST_SPELT) return top;
    if (number < low.length) return [...(low[number] ?? []), ...(number === 12 ? [dozen] : [])];
    const ten = number < 20 ? (low[10] ?? []) : (high[Math.floor(number / 10) - 2] ?? []);
    const one = low[number % 10] ?? [];
    return number % 10 === 0 ? ten : compound(ten, one, number);
  };
}

/** `twenty-one`, `tjugoett`. */
const tensFirst: Compound = (tens, ones) => join(tens, ones);
/** `einundzwanzig`, `enogtyve`. */
const onesFirst =
  (link: string): Compound =>
  (tens, ones) =>
    join(ones, [link], tens);

const french = speller(
  {
    small:
      'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    tens: 'vingt trente quarante cinquante soixante septante/soixantedix huitante/octante/quatrevingt/quatrevingts nonante/quatrevingtdix',
    hundred: 'cent',
    dozen: 'douzaine',
  },
  (tens, ones) => join(tens, ['', 'et'], ones),
);

/** `soixante et onze`, `quatre-vingt-dix-sept` count on from sixty and from eighty. */
function frenchScore(number: number): string[] {
  const [start, rest] =
    number > 80 ? [['quatrevingt', 'quatrevingts'], number - 80] : [['soixante'], number - 60];
  const onward = (number > 70 && number < 80) || number > 90;
  return onward ? join(start, ['', 'et'], french(rest)) : [];
}

/** `ventuno`, `trentotto`: the tens lose their vowel before another. */
const italian: Compound = (tens, ones) => [
  ...join(tens, ones),
  ...ones.flatMap((one) => (/^[aeiou]/.test(one) ? tens.map((ten) => ten.slice(0, -1) + one) : [])),
];

/** `dieciséis`, `veintiuno`, `treinta y uno`. */
const spanish: Compound = (tens, ones) => [
  ...join(tens, ['y'], ones),
  ...join(
    tens.map((ten) => (ten === 'diez' ? 'dieci' : ten.replace(/e$/, 'i'))),
    ones,
  ),
];

/** `enogtyve` was the rule in Norway, `tjueen` is. */
const norwegian: Compound = (tens, ones) => [...join(tens, ones), ...onesFirst('og')(tens, ones, 0)];

/** `kaksitoista`, `kaksikymmentä`, `kaksikymmentäkaksi`. */
function finnish(number: number): string[] {
  const ones = list('nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän');
  const [ten, one] = [ones[Math.floor(number / 10)] ?? [], ones[number % 10] ?? []];
  if (number < 10) return one;
  if (number === LAST_SPELT) return ['sata'];
  if (number === 10) return ['kymmenen'];
  if (number < 20) return [...join(one, ['toista']), ...(number === 12 ? ['tusina'] : [])];
  return number % 10 === 0 ? join(ten, ['kymmentä']) : join(ten, ['kymmentä'], one);
}

/** The cardinal numbers of the ten languages, from their rules. D24-1. */
export const SPELL: Record<AddressLanguage, Spell> = {
  en: speller(
    {
      small:
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
      hundred: 'hundred/onehundred/ahundred',
      dozen: 'dozen',
    },
    tensFirst,
  ),
  de: speller(
    {
      small:
        'null eins/ein/eine zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
      hundred: 'hundert/einhundert',
      dozen: 'dutzend',
    },
    onesFirst('und'),
  ),
  fr: (number) => [...french(number), ...frenchScore(number)],
  it: speller(
    {
      small:
        'zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
      tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
      hundred: 'cento',
      dozen: 'dozzina',
    },
    italian,
  ),
  es: speller(
    {
      small:
        'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
      tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
      hundred: 'cien/ciento',
      dozen: 'docena',
    },
    spanish,
  ),
  nl: speller(
    {
      small:
        'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
      tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
      hundred: 'honderd/eenhonderd',
      dozen: 'dozijn',
    },
    onesFirst('en'),
  ),
  da: speller(
    {
      small:
        'nul en/et/een to tre fire fem seks syv otte ni ti elleve/elve tolv tretten fjorten femten seksten sytten atten nitten',
      tens: 'tyve tredive/tredve fyrre/fyrretyve halvtreds/halvtres/halvtredsindstyve tres/treds/tresindstyve halvfjerds/halvfjerdsindstyve firs/firsindstyve halvfems/halvfemsindstyve',
      hundred: 'hundrede/hundred/ethundrede/ethundred',
      dozen: 'dusin',
    },
    onesFirst('og'),
  ),
  no: speller(
    {
      small:
        'null en/ett/ei/ein to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
      tens: 'tjue/tyve tretti/tredve førti femti seksti sytti åtti nitti',
      hundred: 'hundre/etthundre/ethundre',
      dozen: 'dusin',
    },
    norwegian,
  ),
  sv: speller(
    {
      small:
        'noll ett/en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
      tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
      hundred: 'hundra/etthundra/ethundra',
      dozen: 'dussin',
    },
    tensFirst,
  ),
  fi: finnish,
};

const ROMAN_ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const ROMAN_TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc', 'c'];

/** A number up to a hundred as Romans wrote it, in small letters. */
export const romanOf = (number: number): string =>
  `${ROMAN_TENS[Math.floor(number / 10)] ?? ''}${ROMAN_ONES[number % 10] ?? ''}`;
