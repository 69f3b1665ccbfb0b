/** Germany; format: parse-pairs.fixture.ts. */
export const DE = `
[DE]

Hauptstraße 12 // München / 80331
= Hauptstr. 012 / Hauptstraße 12, 80331 München
= Hauptstr. 12 // Muenchen / D-80331
= HAUPTSTRASSE 12 // Munich / 80331
= Haupt-Str.12
= Hauptstraße, 12
≠ Hauptstraße 12a
≠ Hauptplatz 12

Karl-Marx-Straße 12a // Berlin / 12043
= Karl Marx Str. 12 A

Müllerstraße 7 // Berlin / 13353
= Muellerstr 7

Hauptstraße 12, 2. OG links // Köln / 50667
= Hauptstr. 12 / 2. Obergeschoss li. // Cologne / 50667
≠ Hauptstraße 12, 2. OG rechts
≠ Hauptstraße 12, 3. OG links

Hauptstraße 12, Wohnung 5 // Köln / 50667
= Hauptstr. 12 / Whg. 5
= Hauptstraße 12, Whg.-Nr. 5
= Hauptstraße 12, App. 5
≠ Hauptstraße 12, Wohnung 6
≠ Hauptstraße 125

Hauptstraße 12, EG rechts // Köln / 50667
= Hauptstr. 12 Erdgeschoss re

Straße des 17. Juni 135 // Berlin / 10623
= Str. des 17 Juni 135
≠ Straße des 17. Juni 136

Zeil 4 // Frankfurt am Main / 60313
= Zeil 4 // Frankfurt a. M. / 60313

Postfach 12 34 // Köln / 50667
= Postfach 1234

Hauptstraße 1 // Kleinow / 17039
≠ Hauptstraße 1 // Grossow / 17039

Hauptstraße 12, Vorderhaus // Köln / 50667
≠ Hauptstraße 12, Hinterhaus

Dr.-Wilhelm-Fern-Straße 3 // Leipzig / 04107
= Doktor Wilhelm Fern Str. 3
= Dr. Wilhelm-Fern-Strasse 3 // LEIPZIG / D-04107
≠ Dr.-Wilhelm-Thorn-Straße 3

St.-Anna-Platz 5 // München / 80538
= Sankt-Anna-Platz 5
= Sankt Anna Pl. 5 // Munich / 80538
≠ St.-Anna-Straße 5

Große Bleichen 8 // Hamburg / 20354
= Gr. Bleichen 8
= Grosse Bleichen 8
≠ Kleine Bleichen 8

Bürgermeister-Smidt-Straße 40 // Bremen / 28195
= Bgm.-Smidt-Str. 40
= Buergermeister Smidt Strasse 40
≠ Bürgermeister-Smidt-Straße 4

Hauptstraße 12-14 // Köln / 50667
= Hauptstr. 12 - 14
= Hauptstraße 12–14
≠ Hauptstraße 12-16
≠ Hauptstraße 1214

Q7, 24 // Mannheim / 68161
= Q 7, 24
= q7 24
≠ Q7, 26
≠ Q6, 24
≠ P7, 24

Oranienstraße 12, Hinterhaus, 3. OG links // Berlin / 10999
= Oranienstr. 12 / HH, 3.OG li
= Oranienstraße 12 Hinterhaus 3. Stock links // Berlin-Kreuzberg / 10999
= Oranienstraße 12, 3. Etage links, Hinterhaus
≠ Oranienstraße 12, Vorderhaus, 3. OG links
≠ Oranienstraße 12, Hinterhaus, 3. OG rechts
≠ Oranienstraße 12, Hinterhaus, 2. OG links
≠ Oranienstraße 12, Seitenflügel, 3. OG links
≠ Oranienstraße 12, Quergebäude, 3. OG links

Oranienstraße 12, Aufgang B // Berlin / 10999
= Oranienstr. 12 / Aufg. B
≠ Oranienstraße 12, Aufgang C

Oranienstraße 12, EG links // Berlin / 10999
= Oranienstr. 12 / Erdgeschoss li.
= Oranienstraße 12 Parterre links
≠ Oranienstraße 12, EG rechts
≠ Oranienstraße 12, 1. OG links
≠ Oranienstraße 12, Hochparterre links

Hauptstraße 12, DG // Köln / 50667
= Hauptstr. 12 / Dachgeschoß
≠ Hauptstraße 12, UG

Studentenweg 4, Zimmer 312 // Mainz / 55128
= Studentenweg 4 / Zi. 312
= Studentenweg 4, Zimmer-Nr. 312
≠ Studentenweg 4, Zimmer 313

Lindenallee 9 // Freiburg im Breisgau / 79098
= Lindenallee 9 // Freiburg i. Br. / 79098
= c/o Familie Thorn / Lindenallee 9 // Freiburg / 79098
= bei Thorn / Lindenallee 9
= 9 Lindenallee
= Lindenallee Nr. ٩
≠ Lindenallee 9a
≠ Lindenweg 9

Marktplatz 1 // Halle (Saale) / 06108
= Marktpl. 1 // Halle/Saale / 06108
= Marktplatz 1 // Halle an der Saale / 06108

Packstation 145 / 12345678 // Berlin / 10999
= 12345678 / Packstation 145
= Packstation 145 / Postnummer 12345678
≠ Packstation 145 / 87654321
≠ Packstation 146 / 12345678

Postfach 10 12 34 // Hamburg / 20008
= PF 101234
≠ Postfach 10 12 35

Hauptstraße 12a // Köln / 50667
= Hauptstr. 12 a
= Hauptstraße 12 A // Cologne / 50667
= Hauptstraße １２ａ
≠ Hauptstraße 12b

Friedrichstr. 100 // Berlin / 10117
= Friedrichstraße 100 // Berlin Mitte / 10117
= Friedrichstrasse 100 // BERLIN / DE-10117
= Friedrich Str. 100
= Friedrichstraße 100 / bei Müller
= Friedrichstraße 100 / c/o Fern
= Friedrichstraße Nr. 100
= Friedrichstraße Hausnummer 100
≠ Friedrichstraße 100a
≠ Friedrichstraße 10

Am Römerhof 7b // Frankfurt am Main / 60486
= Am Roemerhof 7 B // Frankfurt/Main / 60486
= Am Römerhof 7 b // Frankfurt (Main) / 60486
= Am Römerhof 7b // Ffm / 60486

Gartenweg 3, 1. Stock rechts // Bonn / 53111
= Gartenweg 3 / 1. OG re.
= Gartenweg 3, 1.OG rechts
= Gartenweg 3, 1. Etage rechts
≠ Gartenweg 3, 1. Stock links
≠ Gartenweg 3

Prof.-Eichmann-Allee 2 // Gauting / 82131
= Professor Eichmann Allee 2
= Prof. Eichmann-Allee 2

Lindenallee 14/3 // Essen / 45127
≠ Lindenallee 14/4
≠ Lindenallee 143

Zum Breiten Weg 5, Hinterhaus // Leipzig / 04109
= Zum Breiten Weg 5 / HH

Gartenweg 3 // München / 80331
= Gartenweg 3 // Munich Schwabing / 80331
= Gartenweg 3 // Muenchen (Altstadt) / 80331
= Gartenweg 3 // Mucnhen / 80331
≠ Gartenweg 3 // München / 80333

Dorfstraße 4 // Waltersdorf / 12529
≠ Dorfstraße 4 // Selchow / 12529

Dorfstr. 1 // Neustadt (Dosse) / 16845
= Dorfstraße 1 // Neustadt/Dosse / 16845
≠ Dorfstraße 1 // Sieversdorf / 16845

Müllerweg 2, Whg 12 // Ulm / 89073
= Muellerweg 2 / Wohnungsnr. 12
≠ Müllerweg 2, Whg 21
`;
