/** The Netherlands; format: parse-pairs.fixture.ts. */
export const NL = `
[NL]

Keizersgracht 12 // Amsterdam / 1015 CS
= keizersgr. 12 // AMSTERDAM / 1015cs
= Keizersgracht 12, 1015 CS Amsterdam // Amsterdam / NL-1015 CS
= Keizersgracht 12 / Keizersgracht 12
= Keizersgracht 12 / keizersgr. 12,
= Keizersgracht 012
= Keizersgracht #12
≠ Keizersgracht 14

Keizersgracht 12-A // Amsterdam / 1015 CS
= Keizersgracht 12a
≠ Keizersgracht 12-B

Keizersgracht 12-2 // Amsterdam / 1015 CS
= Keizersgracht 12 II
≠ Keizersgracht 122

Keizersgracht 12, 2e etage // Amsterdam / 1015 CS
= Keizersgracht 12 2 hoog

Keizersgracht 12 hs // Amsterdam / 1015 CS
= Keizersgracht 12-huis
≠ Keizersgracht 12 2 hoog

Kerkstraat 5 appartement 3 // Utrecht / 3512 AB
= Kerkstr. 5 / app. 3 // Utrecht / 3512AB

's-Gravenzandelaan 7 // Den Haag / 2512 AB
= s Gravenzandeln 7 // ’s-Gravenhage / 2512 AB

Keizersgracht 12-1 // Amsterdam / 1015 CS
= Keizersgracht 12 I
= Keizersgracht 12-I
= Keizersgracht 12 1 hoog
= Keizersgracht 12 1-hoog
= Keizersgracht 12 1e verdieping
≠ Keizersgracht 12-2
≠ Keizersgracht 12 hs
≠ Keizersgracht 121
≠ Keizersgracht 12

Keizersgracht 12 II // Amsterdam / 1015 CS
≠ Keizersgracht 12 III

Kerkstraat 5 // Utrecht / 3512 AB
= p/a Fam. de Boer / Kerkstraat 5
= t.a.v. A. de Boer / Kerkstraat 5
= Kerkstraat 5 / Fam. Jansen
= 5 Kerkstraat
= Kerkstraat huisnr. 5 // UTRECHT / 3512ab
= KERKSTRAAT ５
= Kerkstraat ٥
≠ Kerkstraat 5 // Utrecht / 3512 AC
≠ Kerkstraat 5A
≠ Kerkstraat t/o 5
≠ Kerkstraat 51

Keizersgracht 12 3 hoog // Amsterdam / 1015 CS
= Keizersgracht 12-3
= Keizersgracht 12-III
= Keizersgracht 12 3hg
≠ Keizersgracht 12 2 hoog
≠ Keizersgracht 123

Keizersgracht 12-H // Amsterdam / 1015 CS
= Keizersgracht 12 hs
= Keizersgracht 12huis
= Keizersgracht 12, begane grond
≠ Keizersgracht 12-1

Keizersgracht 12 souterrain // Amsterdam / 1015 CS
= Keizersgracht 12 sous
≠ Keizersgracht 12 hs

Keizersgracht 12 2 hoog achter // Amsterdam / 1015 CS
= Keizersgracht 12-2 achter
≠ Keizersgracht 12 2 hoog voor

Kanaalstraat 12bis // Utrecht / 3531 CJ
= Kanaalstraat 12 Bis
= Kanaalstr. 12-bis
= Kanaalstraat 12 BS
≠ Kanaalstraat 12
≠ Kanaalstraat 12 bis A

Kleverlaan 12 rd // Haarlem / 2023 JC
= Kleverlaan 12 rood
≠ Kleverlaan 12 zw
≠ Kleverlaan 12

1e Jan Steenstraat 10 // Amsterdam / 1072 NJ
= Eerste Jan Steenstraat 10
≠ 1e Jan Steenstraat 12

2e Oosterparkstraat 5-2 // Amsterdam / 1091 HV
= Tweede Oosterparkstraat 5 II
≠ 2e Oosterparkstraat 5-3

Plein 1944 12 // Nijmegen / 6511 JE
= Plein 1944 nr. 12
= Plein 1944, 12
≠ Plein 1944 14

Kerkstraat 5A-3 // Utrecht / 3512 AB
= Kerkstraat 5 A 3
= Kerkstraat 5a, kamer 3
≠ Kerkstraat 5A-4
≠ Kerkstraat 5B-3

Kerkstraat 5 kamer 3 // Utrecht / 3512 AB
= Kerkstr. 5 / kmr. 3
≠ Kerkstraat 5 kamer 4

Herengracht 12-14 // Amsterdam / 1015 BK
= Herengracht 12 - 14
= Herengracht 12–14
≠ Herengracht 12-16

Duinweg 1, bungalow 45 // Renesse / 4325 GR
= Duinweg 1 / bungalow 45
≠ Duinweg 1, bungalow 46

Postbus 1234 // Utrecht / 3500 BA
= Postbus 12 34
= POSTBUS 1234 / t.a.v. A. de Boer
≠ Postbus 1235

Hofstraat 5 unit 3 // Eindhoven / 5641 TA
= Hofstraat 5, unit 3
≠ Hofstraat 5 unit 4

Brink 1 // 's-Hertogenbosch / 5211 AB
= Brink 1 // Den Bosch / NL-5211AB
= Brink 1, 5211 AB ’s-Hertogenbosch

Prins Hendrikkade 33-3 // Amsterdam / 1012 TM
= Pr. Hendrikkade 33 III // Amsterdam / 1012TM
= Prins Hendrikkade 33, 3 hoog
= Prins Hendrikkade 33 3-hoog
= Prins Hendrikkade 33-3hg
= Prins Hendrikkade 33 3e verd.
≠ Prins Hendrikkade 33-2
≠ Prins Hendrikkade 333

Burgemeester de Raadtsingel 12 // Dordrecht / 3311 JG
= Burg. de Raadtsingel 12
= Burgemeester De Raadtsingel nr 12
= Burg de Raadtsgl. 12
≠ Burgemeester de Raadtsingel 14

Van der Palmkade 40B // Amsterdam / 1051 RE
= v.d. Palmkade 40 b
= v/d Palmkade 40-B
≠ Van der Palmkade 40C

Dr. Kuyperstraat 3 bis // Utrecht / 3581 AB
= dr kuyperstr 3bis
≠ Dr. Kuyperstraat 3

Laan van Meerdervoort 70-A // Den Haag / 2517 AN
= LAAN V. MEERDERVOORT 70a // 's Gravenhage / 2517AN
= Ln van Meerdervoort 70 A // The Hague / 2517 AN

Sint Jansplein 4 // Zwolle / 8011 AA
= St. Jansplein 4
= St Janspln 4

Stationsweg 10 rood // Haarlem / 2011 AB
= Stationsweg 10 RD
≠ Stationsweg 10
`;
