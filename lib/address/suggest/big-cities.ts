/** Large cities of one country: `names:prefixes`, separated by `;`. */
const CITIES: Readonly<Record<string, string>> = {
  DE:
    'Berlin|Berlino|Berlijn|Berlín|Berliini|Berlim:10,12,130,131,133,134,135,136,140,141;' +
    'Hamburg|Hambourg|Hamburgo|Amburgo|Hampuri:200,202,203,204,205,221,223,224,225,227;' +
    'München|Munich|Monaco di Baviera|Múnich:803,805,806,807,808,809,812,813,814,815,816,817,818,819;' +
    'Köln|Cologne|Keulen|Colonia:506,507,508,509,510,511;' +
    'Frankfurt am Main|Frankfurt|Frankfurt/Main|Frankfurt a. M.|Francfort:603,604,605;' +
    'Stuttgart|Stoccarda:701,703,704,705,706;Düsseldorf:402,404,405,406;Dortmund:441,442,443;' +
    'Essen:451,452,453;Leipzig|Lipsia:041,042,043;Bremen|Brême|Brema:281,282,283,287;' +
    'Dresden|Dresde|Dresda:010,011,012,013;Hannover|Hanover|Hanovre:301,304,305,306;' +
    'Nürnberg|Nuremberg|Neurenberg|Norimberga|Núremberg:904;Duisburg:470,471,472;Bochum:447,448;' +
    'Wuppertal:421,422,423;Bielefeld:336,337;Münster:481;Karlsruhe:761,762;Mannheim:681,682,683;' +
    'Augsburg|Augusta:861;Wiesbaden:651;Mönchengladbach:410,411,412;Gelsenkirchen:458;' +
    'Aachen|Aix-la-Chapelle|Aken|Aquisgrana|Aquisgrán:520;Braunschweig|Brunswick:381;Chemnitz:091;' +
    'Magdeburg:391;Freiburg im Breisgau|Freiburg|Fribourg:791;Lübeck|Lubecca:235;Mainz|Mayence|Magonza:551;' +
    'Erfurt:990;Rostock:180,181;Kassel|Cassel:341;Saarbrücken|Sarrebruck:661;Potsdam:144;Bonn:531,532;Kiel:241',
  AT:
    'Wien|Vienna|Vienne|Viena|Wenen:10,11,12;Graz:801,802,803,804,805;Linz:402,403,404;' +
    'Salzburg|Salisburgo|Salzbourg|Salzburgo:502;Innsbruck:602;Klagenfurt|Klagenfurt am Wörthersee:902',
  CH:
    'Zürich|Zurich|Zurigo|Zúrich:800,803,804,805,806;Genève|Geneva|Genf|Ginevra|Ginebra:120;' +
    'Basel|Bâle|Basilea|Bazel|Basle:400,405;Lausanne|Losanna|Lausana:100;Bern|Berne|Berna:300,301;' +
    'Winterthur|Winterthour:840;Luzern|Lucerne|Lucerna:600;St. Gallen|Sankt Gallen|Saint-Gall|San Gallo:900',
  FR:
    'Paris|Parigi|París|Parijs|Pariisi:75;Marseille|Marseilles|Marsiglia|Marsella:1300,1301;Lyon|Lyons|Lione:6900;' +
    'Toulouse|Tolosa:31000,31100,31200,31300,31400,31500;Nice|Nizza|Niza:06000,06100,06200,06300;' +
    'Nantes:44000,44100,44200,44300;Montpellier:34000,34070,34080,34090;' +
    'Strasbourg|Straßburg|Strasburgo|Estrasburgo|Straatsburg:67000,67100,67200;' +
    'Bordeaux|Burdeos:33000,33100,33200,33300,33800;Lille|Rijsel|Lilla|Lila:59000,59800;Rennes:35000,35200,35700;' +
    'Reims|Rheims:51100;Toulon|Tolone|Tolón:83000,83100,83200;Grenoble:38000,38100;Dijon|Digione:21000;' +
    'Angers:49000,49100;Nîmes:30000,30900;Clermont-Ferrand:63000,63100;Saint-Étienne|St-Étienne:42000,42100;' +
    'Le Havre:76600,76610,76620;Brest:29200;Tours:37000,37100,37200;Amiens:80000,80080,80090;' +
    'Limoges:87000,87100,87280;Besançon:25000;Orléans:45000,45100;Mulhouse|Mülhausen:68100,68200;' +
    'Rouen:76000,76100;Nancy:54000,54100;Metz:57000,57050,57070',
  IT:
    'Roma|Rome|Rom|Rooma:001;Milano|Milan|Mailand|Milaan|Milán:201;Torino|Turin|Turijn|Turín:101;' +
    'Napoli|Naples|Neapel|Nápoles|Napels:801;Genova|Genoa|Genua|Gênes|Génova:161;' +
    'Palermo|Palerme:901;Bologna|Bologne|Bolonia:401;Firenze|Florence|Florenz|Florencia:501;Bari:701;' +
    'Catania|Catane:951;Venezia|Venice|Venedig|Venise|Venecia|Venetië:301;Verona|Vérone:371;' +
    'Messina|Messine:981;Padova|Padua|Padoue:351;Trieste|Triest:341;Brescia:251;Parma|Parme:431;Modena|Modène:411',
  ES:
    'Madrid:280;Barcelona|Barcelone|Barcellona:080;Valencia|València|Valence:460;' +
    'Sevilla|Seville|Séville|Siviglia:410;Zaragoza|Saragossa|Saragosse|Saragozza:500;Málaga:290;' +
    'Murcia|Murcie:300;Palma|Palma de Mallorca:070;Las Palmas de Gran Canaria|Las Palmas:350;Bilbao|Bilbo:480;' +
    'Alicante|Alacant|Alicante/Alacant:030;Córdoba|Cordova|Cordoue:140;Valladolid:470;Granada|Grenade:180;' +
    'Gijón|Xixón:332;Vigo:362;A Coruña|La Coruña|Corunna:150;Oviedo|Uviéu:330;' +
    'Pamplona|Pampelune|Iruña|Pamplona/Iruña:310;Donostia|San Sebastián|Donostia/San Sebastián:200;Santander:390',
  NL:
    'Amsterdam:101,102,103,104,105,106,107,108,109;Rotterdam:301,302,303,304,305,306,307,308;' +
    "Den Haag|'s-Gravenhage|The Hague|La Haye|La Haya|L’Aia|Haag:249,251,252,254,255,256,257,258,259;" +
    'Utrecht:351,352,353,354,355,356,357,358;Eindhoven:561,562,563,564,565;Groningen:971,972,973,974;' +
    'Tilburg:501,502,503,504;Almere:131,132,133,134,135,136;Breda:481,482,483;Nijmegen|Nimwegen|Nimègue:651,652,653,654;' +
    'Haarlem:201,202,203;Arnhem|Arnheim:681,682,683,684;Enschede:751,752,753,754;' +
    'Maastricht|Maestricht:621,622;Leiden|Leyden:231,232,233;Delft:261,262;Zwolle:801,802,803,804;' +
    'Apeldoorn:731,732,733;Amersfoort:381,382',
  BE:
    'Brussel|Bruxelles|Brussels|Brüssel|Bruselas|Bryssel:1000,1020,1120,1130;' +
    'Antwerpen|Antwerp|Anvers|Anversa|Amberes:2000,2018,2020,2030,2050,2060;Gent|Ghent|Gand|Gante:9000;' +
    'Charleroi:6000;Liège|Luik|Lüttich|Lieja|Liegi:4000,4020;Brugge|Bruges|Brügge|Brujas:8000;Namur|Namen:5000;' +
    'Leuven|Louvain|Löwen|Lovaina|Lovanio:3000;Mechelen|Malines|Mecheln:2800',
  DK:
    'København|Copenhagen|Kopenhagen|Copenhague|Copenaghen|Kööpenhamina|Köpenhamn:10,11,12,13,14,15,16,17,21,22,23,24;' +
    'Aarhus|Århus:8000,8200,8210;Odense:5000,5200,5210,5220,5230,5240;Aalborg|Ålborg:9000,9200,9210,9220;' +
    'Esbjerg:6700,6705,6710,6715;Randers:8900,8920,8930,8940,8960;Kolding:6000;Horsens:8700;Vejle:7100;Roskilde:4000',
  FI:
    'Helsinki|Helsingfors:001,002,003,004,005,006,007,008,009;Espoo|Esbo:021,022,023,026,027;' +
    'Vantaa|Vanda:012,013,014,015,016,017;Tampere|Tammerfors:331,332,333,335,337,338,339;' +
    'Turku|Åbo:201,202,203,205,207,208,209;Oulu|Uleåborg:901,902,903,905;Jyväskylä:401,402,403,405,406,407;' +
    'Lahti|Lahtis:151,152,155,156,158;Kuopio:701,702,706,708',
  NO:
    'Oslo:01,02,03,04,05,06,07,08,09,10,11,12;Bergen:500,501,503,505,506,514;Trondheim:701,703,704,705;' +
    'Stavanger:400,401,402,403;Drammen:301,302,303,304;Kristiansand|Kristiansand S:461,462,463;Tromsø:900,901;' +
    'Fredrikstad:160,161;Sandnes:431,432',
  SE:
    'Stockholm|Tukholma|Estocolmo|Stoccolma:111,112,113,114,115,116,117,118;' +
    'Göteborg|Gothenburg|Gotemburgo:411,412,413,414,415,416,417,418;Malmö:211,212,213,214,215,216,217;' +
    'Uppsala|Upsala:752,753,754,755,756;Västerås:721,722,723,724,725,726;Örebro:702,703;Linköping:582,583,584;' +
    'Helsingborg|Hälsingborg:252,253,254,256;Jönköping:553,554;Norrköping:602,603;Umeå:903,906,907;Gävle:802,803;' +
    'Lund:222,223,224',
  PT:
    'Lisboa|Lisbon|Lissabon|Lisbonne|Lisbona:1000,1050,1070,1100,1150,1170,1200,1250,1300,1350,1400,1500,1600,1700,1750,1800,1900;' +
    'Porto|Oporto:4000,4050,4100,4150,4200,4250,4300,4350;Braga:4700,4710,4715;Coimbra:3000,3030',
  PL:
    'Warszawa|Warsaw|Warschau|Varsovie|Varsovia|Varsavia:00,01,02,03,04;Kraków|Cracow|Krakau|Cracovie|Cracovia:30,31;' +
    'Wrocław|Breslau|Breslavia:50,51,52,53,54;Poznań|Posen:60,61;Gdańsk|Danzig|Danzica:800,801,802,803',
  CZ: 'Praha|Prague|Prag|Praga|Praag:11,12,13,14,15,16,17,18,19;Brno|Brünn:602,603,612,613,614,615,616',
  IE: 'Dublin|Baile Átha Cliath|Dublín|Dublino:D',
  GB:
    'London|Londres|Londra|Londen|Lontoo:E1,E2,E3,E5,E8,E9,EC,N1,N5,N7,NW1,NW3,NW5,SE1,SE5,SW,W1,W2,W8,WC;Birmingham:B1,B2,B3,B4,B5;' +
    'Manchester:M1,M2,M3,M4,M8,M9;Liverpool:L1,L2,L3,L4,L5,L6,L7,L8;Leeds:LS1,LS2,LS3,LS4,LS5,LS6,LS7,LS8,LS9;' +
    'Sheffield:S1,S2,S3,S4,S5,S6,S7,S8,S9;Bristol:BS1,BS2,BS3,BS4,BS5,BS6,BS7,BS8,BS9;' +
    'Edinburgh|Edinburg|Édimbourg|Edimburgo|Edimburgh:EH1,EH3,EH4,EH5,EH6,EH7,EH8,EH9;Glasgow:G1,G2,G3,G4,G5;' +
    'Cardiff|Caerdydd:CF1,CF2;Newcastle upon Tyne|Newcastle|Newcastle-upon-Tyne:NE1,NE2,NE3,NE4,NE5,NE6,NE7;' +
    'Nottingham:NG1,NG2,NG3,NG5,NG7,NG8;Leicester:LE1,LE2,LE3,LE4,LE5;Coventry:CV1,CV2,CV3,CV4,CV5,CV6;Belfast:BT;' +
    'Aberdeen:AB1,AB2;Dundee:DD1,DD2,DD3,DD4,DD5;Plymouth:PL1,PL2,PL3,PL4,PL5,PL6;Southampton:SO1;Portsmouth:PO1,PO2,PO3,PO4,PO5,PO6;' +
    'Oxford:OX1,OX2,OX3,OX4;Cambridge:CB1,CB2,CB3,CB4,CB5;Brighton:BN1,BN2;Norwich:NR1,NR2,NR3,NR4,NR5,NR6,NR7;' +
    'Swansea|Abertawe:SA1,SA2,SA3;Exeter:EX1,EX2,EX3,EX4;York:YO1',
  CA:
    'Toronto:M;Montréal|Montreal:H1,H2,H3,H4;Vancouver:V5,V6;Calgary:T2,T3;Edmonton:T5,T6;Ottawa:K1,K2;' +
    'Winnipeg:R2,R3;Québec|Quebec City|Quebec:G1,G2;Halifax:B3',
  AU: 'Sydney:2000;Melbourne:3000,3004;Brisbane:4000;Perth:6000;Adelaide:5000;Hobart:7000;Darwin:0800',
  US:
    'New York|New York City|Manhattan:100,101,102;Brooklyn:112;Philadelphia:191;Washington:200,202,203,204,205;Boston:021,022;' +
    'Chicago:606;Houston:770,772;Dallas:752,753;San Antonio:782;Austin:787;Phoenix:850;Los Angeles:900;San Diego:921;' +
    'San Francisco:941;Seattle:981;Portland:972,041;Denver:802;Las Vegas:891;Detroit:482;Minneapolis:554;' +
    'Saint Paul|St. Paul:551;Kansas City:641,661;Atlanta:303;Miami:331;Charlotte:282;Nashville:372;Indianapolis:462;' +
    'Columbus:432;Cleveland:441;Cincinnati:452;Pittsburgh:152;Baltimore:212;Milwaukee:532;New Orleans:701;' +
    'Memphis:381;Louisville:402;Salt Lake City:841;Sacramento:958;San Jose:951;Tucson:857;Albuquerque:871;' +
    'Jacksonville:322;Orlando:328;Tampa:336;Fort Worth:761;Oklahoma City:731;Honolulu:968;Anchorage:995;Topeka:666;Wichita:672',
};

/** A large city: its names, the local one first, and the beginnings of its postcodes in their bare form. */
export interface BigCity {
  names: readonly string[];
  prefixes: readonly string[];
}

const read = (text: string): BigCity[] =>
  text.split(';').map((entry) => {
    const [names = '', prefixes = ''] = entry.split(':');
    return { names: names.split('|'), prefixes: prefixes.split(',') };
  });

/**
 * Large cities by country, written down on 2026-11-29 from what the posts of these countries have published for years:
 * only beginnings of postcodes that are the city’s own. Far from complete on purpose: what isn’t here is never doubted.
 */
export const BIG_CITIES: ReadonlyMap<string, readonly BigCity[]> = new Map(
  Object.entries(CITIES).map(([iso2, text]) => [iso2, read(text)]),
);
