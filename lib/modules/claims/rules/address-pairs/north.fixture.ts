/** Denmark, Norway, Sweden, Finland; format: parse-pairs.fixture.ts. */
export const NORTH = `
[DK]

Nørrebrogade 12, 2. tv. // København / 2200
= Noerrebrogade 12 / 2. sal tv // Copenhagen / DK-2200
≠ Nørrebrogade 12, 2. th.
≠ Nørrebrogade 12, 1. tv.

Strandvejen 8, st. th. // Aarhus / 8000
= Strandvejen 8 st th // Århus / 8000

Nørrebrogade 12 1 mf // København / 2200
= Nørrebrogade 12, 1. sal, mf.

Østergade 12B, 3. tv // København K / 1100
= Oestergade 12 B, 3.tv. // Copenhagen / DK-1100
= Østerg. 12B, 3. sal t.v.
≠ Østergade 12B, 3. th
≠ Østergade 12B, 2. tv
≠ Østergade 12C, 3. tv

Vestergade 4, kl. // Odense C / 5000
= Vestergade 4, kælder // Odense / 5000
≠ Vestergade 4, st.

Nørre Allé 8, 1. th // Aarhus C / 8000
= Nr. Allé 8, 1.th // Århus C / 8000
≠ Nørre Allé 8, 1. mf

[NO]

Storgata 5, H0201 // Oslo / 0155
= Storgt. 5 / H0201 // OSLO / 0155
≠ Storgata 5, H0202

Bjørnstjerne Fjords vei 12, H0302 // Bergen / 5003
= Bjornstjerne Fjords veg 12 / bolig H0302 // BERGEN / NO-5003
≠ Bjørnstjerne Fjords vei 12, H0301
≠ Bjørnstjerne Fjords vei 12, H0202

Postboks 123 Sentrum // Oslo / 0101
= Pb. 123 Sentrum
= PB 123 // OSLO / 0101
≠ Postboks 124 Sentrum

Åsgata 5B // Hamar / 2317
= Aasgt. 5 B
≠ Åsgata 5C

[SE]

Storgatan 5 lgh 1203 // Malmö / 211 42
= Storg. 5 / lägenhet 1203 // Malmo / SE-21142
≠ Storgatan 5 lgh 1204

Storgatan 5B, lgh 1102 // Lund / 222 22
= Storg. 5 B / lägenhet 1102 // LUND / S-22222
= Storgatan 5B lgh. nr 1102
≠ Storgatan 5B, lgh 1103
≠ Storgatan 5A, lgh 1102

Björkvägen 7, 3 tr // Uppsala / 752 28
= Björkv. 7, 3 trappor
= Bjorkvagen 7 3tr
≠ Björkvägen 7, 2 tr

Box 123 // Stockholm / 101 21
= BOX 123
≠ Box 132

[FI]

Mannerheimintie 5 A 12 // Helsinki / 00100
= Mannerheimintie 5 a, as. 12 // Helsingfors / FI-00100
≠ Mannerheimintie 5 B 12
≠ Mannerheimintie 5 A 13

Hämeentie 10 C 24 // Helsinki / 00530
= Hämeentie 10 C as. 24
= Hämeent. 10 C24 // Helsingfors / FI-00530
≠ Hämeentie 10 C 25
≠ Hämeentie 10 D 24
≠ Hämeentie 10 C 2

PL 12 // Turku / 20101
= P.O. Box 12 // Åbo / 20101
≠ PL 13 // Turku / 20101

Kirkkokatu 5-7 A 2 // Oulu / 90100
= Kirkkok. 5–7 A 2
≠ Kirkkokatu 5-7 A 3
`;
