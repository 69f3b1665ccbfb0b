/** Italy, Spain, Portugal, Greece; format: parse-pairs.fixture.ts. */
export const SOUTH = `
[IT]

Viale Monza 12, scala B, int. 5 // Milano / 20125
= V.le Monza, 12 / interno 5, sc. B // Milan / 20125

Via Roma 12/A // Torino / 10121
= via Roma n. 12 A // Turin / 10121

Via Roma 12, int. 5 // Torino / 10121
≠ Via Roma 12, int. 6

Via Garibaldi 12/B // Bologna / 40121
= via Garibaldi, 12 B
= V. Garibaldi n° 12B // BOLOGNA / I-40121
≠ Via Garibaldi 12/C
≠ Via Garibaldi 12

Corso Vittorio Emanuele II 5, scala A, piano 2, int. 4 // Napoli / 80121
= C.so Vittorio Emanuele II, 5 / sc. A, 2° piano, interno 4 // Naples / 80121
≠ Corso Vittorio Emanuele II 5, scala B, piano 2, int. 4
≠ Corso Vittorio Emanuele II 5, scala A, piano 2, int. 5

Piazza San Marco 3 // Venezia / 30124
= P.zza S. Marco 3 // Venice / 30124
= P.za San Marco, 3
≠ Piazza San Polo 3

Via dei Servi 12r // Firenze / 50122
= Via dei Servi 12/r // Florence / 50122
= Via dei Servi 12 rosso
≠ Via dei Servi 12

Via delle Rose snc // Latina / 04100
= Via delle Rose s.n.c.
= Via delle Rose, senza numero
≠ Via delle Viole snc

[ES]

Calle Mayor 5, 3º 2ª // Madrid / 28013
= C/ Mayor nº 5, piso 3, puerta 2
≠ Calle Mayor 5, 2º 3ª

Avenida de la Paz 5, 1º izquierda // Sevilla / 41004
= Avda. Paz, 5 / 1 izq. // Seville / 41004

Calle Mayor 5, piso 3, puerta 2 // Madrid / 28013
≠ Calle Mayor 5, piso 2, puerta 2

Calle Mayor 5, 3º A // Madrid / 28013
= C/ Mayor, 5, 3ºA
= c. Mayor nº 5, 3 A
= Calle Mayor, 5 - 3º A
= Calle Mayor 5, piso 3, letra A
≠ Calle Mayor 5, 3º B
≠ Calle Mayor 5, 4º A
≠ Calle Menor 5, 3º A

Paseo de la Castellana 10, esc. 2, bajo B // Madrid / 28046
= Pº Castellana, 10, escalera 2, Bj. B
≠ Paseo de la Castellana 10, esc. 1, bajo B
≠ Paseo de la Castellana 10, esc. 2, bajo C

Plaza España 7, 2º dcha. // Zaragoza / 50001
= Pza. de España 7, 2 derecha // Saragossa / 50001
≠ Plaza España 7, 2º izda.

Calle Olmo s/n // Soria / 42001
= C/ Olmo, S/N
= Calle Olmo sin número
≠ Calle Fresno s/n

[PT]

Rua Augusta 5, 3.º Esq // Lisboa / 1100-048
≠ Rua Augusta 5, 3.º Dto

[GR]

Ερμού 12 // Αθήνα / 10563
≠ Ερμού 14
`;
