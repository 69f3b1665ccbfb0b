import type { AddressLanguage } from './address-habits';

interface StreetWords {
  /** Canonical form, then its other forms; one group per line. */
  same: string;
  /** Words that are often left out. */
  dropped: string;
  /** Endings of compound names, canonical form first. */
  endings: string;
}

/**
 * Street words and their abbreviations by language, without accents. Saint and street share `st`, since no rule can
 * tell them apart.
 */
export const STREET_WORDS: Record<AddressLanguage, StreetWords> = {
  en: {
    same: `st street str saint
rd road
ave avenue av aven
ln lane
dr drive drv
cl close
ct court crt
pl place
sq square sqr
ter terrace terr tce
gdns gardens gdn garden gards
cres crescent cr crs
blvd boulevard boul bd
hwy highway hway
pkwy parkway pky
cir circle circ
trl trail tr
way wy
gr grove grv gro
mt mount
pde parade
rte route
expy expressway expwy
ctr center centre
hts heights
pt point
jct junction
fwy freeway
aly alley
mews mws
est estate
bldgs buildings
ind industrial
cv cove
xing crossing
crk creek
rdg ridge
plz plaza
tpke turnpike tpk
vw view
ft fort
jr junior
spgs springs
mnr manor
lndg landing
vlg village
vly valley
lk lake
cswy causeway
byp bypass
bnd bend
hl hill`,
    dropped: 'the and of',
    endings: '',
  },
  fr: {
    same: `rue r
ave avenue av
bd boulevard bld blvd boul bvd
pl place
che chemin ch chem
all allee allees
imp impasse
rte route
sq square
crs cours
fbg faubourg fg faub
res residence resid
st saint
ste sainte
gal general gen
mal marechal
dr docteur
pdt president pres
pr professeur prof
cdt commandant cmdt
qu quai q
pass passage
vla villa
sent sentier
trav traverse
rpt rondpoint
chaussee chee chs
ham hameau
dom domaine
col colonel
cap capitaine`,
    dropped: 'de du des la le les l d et aux au a en sur sous lieu dit lieudit ld',
    endings: '',
  },
  de: {
    same: `strasse str
platz pl
st sankt skt
dr doktor
prof professor
bgm burgermeister burgerm
gr grosse grosser
kl kleine kleiner`,
    dropped: '',
    endings: `strasse str
platz pl`,
  },
  it: {
    same: `via v
vle viale
pza piazza pzza pz
cso corso
lgo largo
vlo vicolo vic
ple piazzale pzale
str strada
cda contrada ctr
loc localita
st santo santa san s sta sto ss
dr dott dottor`,
    dropped: 'di del della dello dei degli delle d l da',
    endings: '',
  },
  es: {
    same: `avda avenida av ave avd
pza plaza plz pl
po paseo pso p
ctra carretera crta
cno camino
rda ronda
trv travesia trva
urb urbanizacion urbaniz
gta glorieta
st santo santa san s sta sto
dr doctor
r rua`,
    dropped: 'calle c cl de la el los las del y',
    endings: '',
  },
  nl: {
    same: `straat str
laan ln
plein pln
weg wg
st sint
burg burgemeester burgem brg
prof professor
dr doctor
kon koningin
pr prins prinses`,
    dropped: '',
    endings: `straat str
laan ln
plein pln
steenweg stwg stw
weg wg
gracht gr`,
  },
  da: {
    same: `vej v
gade gd g
plads pl
alle
st sankt skt sct
kgs kongens
gl gammel gamle
nr norre
sdr sonder sondre
v vester vestre
o oster ostre
ndr nordre`,
    dropped: '',
    endings: `gade gd
vej`,
  },
  no: {
    same: `gate gata gaten gt g
vei veg veien vegen vn v
plass plassen pl
st sankt
alle alleen`,
    dropped: '',
    endings: `gate gata gaten gt
vei veg veien vegen vn`,
  },
  sv: {
    same: `gata gatan g
vag vagen v
st sankt
plan
torg torget
alle allen`,
    dropped: '',
    endings: `gata gatan
vag vagen`,
  },
  fi: {
    same: `katu k
tie t
kuja kj
pk polku`,
    dropped: '',
    endings: `katu
tie`,
  },
};

/** Abbreviated endings that only their dot shows, `Storg.` or `Strandv.`, per language. */
export const DOTTED_ENDINGS: Partial<Record<AddressLanguage, readonly (readonly [RegExp, string])[]>> = {
  de: [[/([a-z]{3,})g\.(?=\s*\d)/g, '$1gasse']],
  da: [
    [/([a-z]{3,})g\.(?=[\s,]|\d|$)/g, '$1gade'],
    [/([a-z]{3,})v\.(?=[\s,]|\d|$)/g, '$1vej'],
  ],
  no: [
    [/([a-z]{3,})g\.(?=[\s,]|\d|$)/g, '$1gate'],
    [/([a-z]{3,})v\.(?=[\s,]|\d|$)/g, '$1vei'],
  ],
  sv: [
    [/([a-z]{3,})g\.(?=[\s,]|\d|$)/g, '$1gatan'],
    [/([a-z]{3,})v\.(?=[\s,]|\d|$)/g, '$1vagen'],
  ],
  fi: [
    [/([a-z]{3,})k\.(?=[\s,]|\d|$)/g, '$1katu'],
    [/([a-z]{3,})t\.(?=[\s,]|\d|$)/g, '$1tie'],
  ],
};

/** Compass points in American and Canadian street names. */
export const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

/** Words that mark a building's name, which distinguishes flats with the same house number. */
export const BLOCK_WORDS: ReadonlySet<string> = new Set(
  (
    'court crt ct house hse tower towers block lodge mansions mansion residence residences residenz residencia heights apartments ' +
    'wharf hall villas buildings building haus immeuble batiment palazzo palazzina residenza complesso residencial edificio ' +
    'residentie res resid gebouw complex'
  ).split(' '),
);
