/** Country, and two ways of writing: `first line / second line / city / postcode`. */
export type AddressPair = [country: string, one: string, other: string];

/** One home, written twice. */
export const SAME: AddressPair[] = [
  // United Kingdom
  ['GB', '10 High Street /  / Leith / EH6 6JN', '10 HIGH ST. /  / Edinburgh / eh66jn'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', '10, High Street / Leith / Edinburgh / EH6  6JN'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', 'No. 10 High Street, Leith EH6 6JN /  / Leith / EH6 6JN'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', '１０　Ｈｉｇｈ　Ｓｔｒｅｅｔ /  / Leith / ＥＨ６ ６ＪＮ'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', 'Fern Ltd / 10 High Street / Leith / EH6 6JN'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', 'c/o Ada Fern / 10 High St / Leith / EH6 6JN'],
  ['GB', 'Flat 2, 10 High Street /  / Leith / EH6 6JN', '10 High Street / Flat 2 / Leith / EH6 6JN'],
  ['GB', 'Flat 2, 10 High Street /  / Leith / EH6 6JN', 'Apartment 2 / 10 High St / Leith / EH6 6JN'],
  ['GB', 'Flat 2, 10 High Street /  / Leith / EH6 6JN', '2/10 High Street /  / Leith / EH6 6JN'],
  [
    'GB',
    'Flat 2, 10 High Street /  / Leith / EH6 6JN',
    'Apt. 02, 10 High Street, 1st Floor /  / Leith / EH6 6JN',
  ],
  ['GB', 'Flat 2, 10 High Street /  / Leith / EH6 6JN', 'Flat Two 10 High Street /  / Leith / EH6 6JN'],
  ['GB', 'Flat 4B, 10 High Street /  / Leith / EH6 6JN', '10 High Street / flat 4-b / Leith / EH6 6JN'],
  ['GB', '12A Rose Lane /  / York / YO1 7HH', '12 a Rose Ln /  / York / YO17HH'],
  ['GB', "3 St John's Road /  / London / SW1A 0AA", '3 Saint Johns Rd /  / London / SW1A OAA'],
  [
    'GB',
    'Flat 1, Rose Court, High Street /  / York / YO1 7HH',
    'Rose Court, flat 1 / High St / York / YO1 7HH',
  ],
  ['GB', 'Rose Cottage / Mill Lane / York / YO1 7HH', 'ROSE COTTAGE, Mill Ln /  / York / YO1 7HH'],
  ['GB', 'PO Box 12 /  / York / YO1 7HH', 'P.O. Box 12 / High Street / York / YO1 7HH'],
  [
    'GB',
    'First Floor Flat, 10 High Street /  / Leith / EH6 6JN',
    '10 High Street, 1st floor flat /  / Leith / EH6 6JN',
  ],
  ['GB', '10-12 High Street /  / Leith / EH6 6JN', '10 – 12 High St /  / Leith / EH6 6JN'],
  ['GB', 'Flat 3/1, 10 Dumbarton Road /  / Glasgow / G11 5AA', '3/1, 10 Dumbarton Rd /  / Glasgow / G11 5AA'],
  ['GB', '10 High Street /  / Edinburgh / EH6 6JN', '10 High Street, Leith EH6 6JN /  / Edinburgh / EH6 6JN'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', '10 High Street Leith EH6 6JN /  / Leith / EH6 6JN'],
  [
    'GB',
    'Flat 2, Rose Court, 10 High Street /  / Leith / EH6 6JN',
    'Flat 2 Rose Court 10 High St /  / Leith / EH6 6JN',
  ],
  // Netherlands
  ['NL', 'Keizersgracht 12 /  / Amsterdam / 1015 CS', 'keizersgr. 12 /  / AMSTERDAM / 1015cs'],
  [
    'NL',
    'Keizersgracht 12 /  / Amsterdam / 1015 CS',
    'Keizersgracht 12, 1015 CS Amsterdam /  / Amsterdam / NL-1015 CS',
  ],
  [
    'NL',
    'Keizersgracht 12 /  / Amsterdam / 1015 CS',
    'Keizersgracht 12 / Keizersgracht 12 / Amsterdam / 1015 CS',
  ],
  [
    'NL',
    'Keizersgracht 12 /  / Amsterdam / 1015 CS',
    'Keizersgracht 12 / keizersgr. 12, / Amsterdam / 1015 CS',
  ],
  ['NL', 'Keizersgracht 12 /  / Amsterdam / 1015 CS', 'Keizersgracht 012 /  / Amsterdam / 1015 CS'],
  ['NL', 'Keizersgracht 12 /  / Amsterdam / 1015 CS', 'Keizersgracht #12 /  / Amsterdam / 1015 CS'],
  ['GB', '10 High Street /  / Leith / EH6 6JN', '10 High Street / 10 High St / Leith / EH6 6JN'],
  [
    'DE',
    'Hauptstraße 12 /  / München / 80331',
    'Hauptstr. 012 / Hauptstraße 12, 80331 München / München / 80331',
  ],
  ['NL', 'Keizersgracht 12-A /  / Amsterdam / 1015 CS', 'Keizersgracht 12a /  / Amsterdam / 1015 CS'],
  ['NL', 'Keizersgracht 12-2 /  / Amsterdam / 1015 CS', 'Keizersgracht 12 II /  / Amsterdam / 1015 CS'],
  [
    'NL',
    'Keizersgracht 12, 2e etage /  / Amsterdam / 1015 CS',
    'Keizersgracht 12 2 hoog /  / Amsterdam / 1015 CS',
  ],
  ['NL', 'Keizersgracht 12 hs /  / Amsterdam / 1015 CS', 'Keizersgracht 12-huis /  / Amsterdam / 1015 CS'],
  ['NL', 'Kerkstraat 5 appartement 3 /  / Utrecht / 3512 AB', 'Kerkstr. 5 / app. 3 / Utrecht / 3512AB'],
  ['NL', "'s-Gravenzandelaan 7 /  / Den Haag / 2512 AB", 's Gravenzandeln 7 /  / ’s-Gravenhage / 2512 AB'],
  // Belgium
  ['BE', 'Rue Neuve 12 boîte 3 /  / Bruxelles / 1000', 'Rue Neuve 12, bte 3 /  / Brussels / B-1000'],
  ['BE', 'Nieuwstraat 12 bus 3 /  / Antwerpen / 2000', 'Nieuwstr. 12 / bus 03 / Antwerp / 2000'],
  // Germany
  ['DE', 'Hauptstraße 12 /  / München / 80331', 'Hauptstr. 12 /  / Muenchen / D-80331'],
  ['DE', 'Hauptstraße 12 /  / München / 80331', 'HAUPTSTRASSE 12 /  / Munich / 80331'],
  ['DE', 'Hauptstraße 12 /  / München / 80331', 'Haupt-Str.12 /  / München / 80331'],
  ['DE', 'Hauptstraße 12 /  / München / 80331', 'Hauptstraße, 12 /  / München / 80331'],
  ['DE', 'Karl-Marx-Straße 12a /  / Berlin / 12043', 'Karl Marx Str. 12 A /  / Berlin / 12043'],
  ['DE', 'Müllerstraße 7 /  / Berlin / 13353', 'Muellerstr 7 /  / Berlin / 13353'],
  [
    'DE',
    'Hauptstraße 12, 2. OG links /  / Köln / 50667',
    'Hauptstr. 12 / 2. Obergeschoss li. / Cologne / 50667',
  ],
  ['DE', 'Hauptstraße 12, Wohnung 5 /  / Köln / 50667', 'Hauptstr. 12 / Whg. 5 / Köln / 50667'],
  ['DE', 'Hauptstraße 12, EG rechts /  / Köln / 50667', 'Hauptstr. 12 Erdgeschoss re /  / Köln / 50667'],
  ['DE', 'Straße des 17. Juni 135 /  / Berlin / 10623', 'Str. des 17 Juni 135 /  / Berlin / 10623'],
  ['DE', 'Zeil 4 /  / Frankfurt am Main / 60313', 'Zeil 4 /  / Frankfurt a. M. / 60313'],
  ['DE', 'Postfach 12 34 /  / Köln / 50667', 'Postfach 1234 /  / Köln / 50667'],
  // Austria and Switzerland
  [
    'AT',
    'Mariahilfer Straße 12/3/15 /  / Wien / 1060',
    'Mariahilfer Str. 12, Stiege 3, Tür 15 /  / Vienna / A-1060',
  ],
  ['CH', 'Bahnhofstrasse 3 /  / Zürich / 8001', 'Bahnhofstr. 3 /  / Zuerich / CH-8001'],
  // France
  ['FR', '12 rue de Rivoli /  / Paris / 75004', '12, Rue de Rivoli /  / PARIS / F-75004'],
  ['FR', "8 rue de l'Église /  / Lyon / 69005", '8 r. de l’eglise /  / Lyon / 69005'],
  [
    'FR',
    '12 bis avenue du Général Leclerc /  / Paris / 75014',
    '12bis av. Gal Leclerc /  / Paris Cedex 14 / 75014',
  ],
  ['FR', '5 boulevard Saint-Michel /  / Paris / 75005', '5 bd St Michel /  / Paris / 75005'],
  [
    'FR',
    '12 rue de Rivoli, bât. B, esc. 2, appt 14 /  / Paris / 75004',
    'Appartement 14, escalier 2, bâtiment B / 12 rue de Rivoli / Paris / 75004',
  ],
  [
    'FR',
    '12 rue de Rivoli / 3e étage, porte 5 / Paris / 75004',
    '12 rue de Rivoli, 3ème étage / pte 5 / Paris / 75004',
  ],
  [
    'FR',
    '12 rue de Rivoli / 3e étage gauche / Paris / 75004',
    '12 rue de Rivoli, étage 3, gauche /  / Paris / 75004',
  ],
  ['FR', 'Résidence Les Lilas / 12 rue de Rivoli / Paris / 75004', '12 rue de Rivoli /  / Paris / 75004'],
  // United States
  [
    'US',
    '123 N Main Street, Apt 4B /  / Mission / 66202',
    '123 North Main St #4B /  / Shawnee Mission / 66202-1234',
  ],
  [
    'US',
    '123 N Main Street, Apt 4B /  / Mission / 66202',
    '123 N. Main St. / Apartment 4-B / Mission / 66202',
  ],
  ['US', '123 N Main Street, Apt 4B /  / Mission / 66202', '123 N Main St 4B /  / Mission / 66202'],
  ['US', '350 Fifth Avenue, Suite 200 /  / New York / 10118', '350 5th Ave Ste 200 /  / NYC / 10118'],
  ['US', '9 Oak Boulevard /  / Austin / 78701', '9 Oak Blvd. /  / Austin / 78701'],
  ['US', '123 1/2 Oak Drive /  / Austin / 78701', '123 1/2 Oak Dr /  / Austin / 78701'],
  ['US', '9 Oak Court, Floor 3 /  / Austin / 78701', '9 Oak Ct Fl 3 /  / Austin / 78701'],
  ['US', '123 Main Street Rear /  / Austin / 78701', '123 Main St / rear / Austin / 78701'],
  ['FR', '12 rue de Rivoli RDC /  / Paris / 75004', '12 rue de Rivoli / rez-de-chaussée / Paris / 75004'],
  ['FR', 'Lieu-dit Le Bourg /  / Ruffey / 21200', 'Le Bourg /  / Ruffey / 21200'],
  ['FR', '5 rue de Paris /  / Lille / 59000', '5, r. de Paris, 59000 Lille /  / Lille / 59000'],
  // Italy and Spain
  [
    'IT',
    'Viale Monza 12, scala B, int. 5 /  / Milano / 20125',
    'V.le Monza, 12 / interno 5, sc. B / Milan / 20125',
  ],
  ['IT', 'Via Roma 12/A /  / Torino / 10121', 'via Roma n. 12 A /  / Turin / 10121'],
  ['ES', 'Calle Mayor 5, 3º 2ª /  / Madrid / 28013', 'C/ Mayor nº 5, piso 3, puerta 2 /  / Madrid / 28013'],
  ['ES', 'Avenida de la Paz 5, 1º izquierda /  / Sevilla / 41004', 'Avda. Paz, 5 / 1 izq. / Seville / 41004'],
  // The north
  [
    'DK',
    'Nørrebrogade 12, 2. tv. /  / København / 2200',
    'Noerrebrogade 12 / 2. sal tv / Copenhagen / DK-2200',
  ],
  ['DK', 'Strandvejen 8, st. th. /  / Aarhus / 8000', 'Strandvejen 8 st th /  / Århus / 8000'],
  ['DK', 'Nørrebrogade 12 1 mf /  / København / 2200', 'Nørrebrogade 12, 1. sal, mf. /  / København / 2200'],
  ['NO', 'Storgata 5, H0201 /  / Oslo / 0155', 'Storgt. 5 / H0201 / OSLO / 0155'],
  ['SE', 'Storgatan 5 lgh 1203 /  / Malmö / 211 42', 'Storg. 5 / lägenhet 1203 / Malmo / SE-21142'],
  [
    'FI',
    'Mannerheimintie 5 A 12 /  / Helsinki / 00100',
    'Mannerheimintie 5 a, as. 12 /  / Helsingfors / FI-00100',
  ],
];
