/** France; format: parse-pairs.fixture.ts. */
export const FR = `
[FR]

12 rue de Rivoli // Paris / 75004
= 12, Rue de Rivoli // PARIS / F-75004
= 12 rue de Rivoli / code porte 45B12
= 12 rue de Rivoli / Digicode A4512
= chez M. Fern / 12 rue de Rivoli
= M. et Mme Fern / 12 rue de Rivoli
= rue de Rivoli 12
≠ 12 bis rue de Rivoli
≠ 12 place de Rivoli
≠ 12 rue de Rivoli, 1er étage
≠ 21 rue de Rivoli

8 rue de l'Église // Lyon / 69005
= 8 r. de l’eglise

12 bis avenue du Général Leclerc // Paris / 75014
= 12bis av. Gal Leclerc // Paris Cedex 14 / 75014

5 boulevard Saint-Michel // Paris / 75005
= 5 bd St Michel

12 rue de Rivoli, bât. B, esc. 2, appt 14 // Paris / 75004
= Appartement 14, escalier 2, bâtiment B / 12 rue de Rivoli

12 rue de Rivoli / 3e étage, porte 5 // Paris / 75004
= 12 rue de Rivoli, 3ème étage / pte 5

12 rue de Rivoli / 3e étage gauche // Paris / 75004
= 12 rue de Rivoli, étage 3, gauche

Résidence Les Lilas / 12 rue de Rivoli // Paris / 75004
= 12 rue de Rivoli

12 rue de Rivoli RDC // Paris / 75004
= 12 rue de Rivoli / rez-de-chaussée

Lieu-dit Le Bourg // Ruffey / 21200
= Le Bourg

5 rue de Paris // Lille / 59000
= 5, r. de Paris, 59000 Lille

12 rue de Rivoli, appt 14 // Paris / 75004
≠ 12 rue de Rivoli, appt 15

12 rue de Rivoli, bât. A, appt 14 // Paris / 75004
≠ 12 rue de Rivoli, bât. B, appt 14

12 rue de Rivoli, 3e étage gauche // Paris / 75004
≠ 12 rue de Rivoli, 3e étage droite

1 rue Saint-Jean // Beaune / 21200
≠ 1 rue Sainte-Jeanne

1 rue Neuve // Ruffey / 21200
≠ 1 rue Neuve // Combertault / 21200

5 rue de Paris // Paris / 75004
≠ 5 rue de Lille

12 ter rue des Lilas // Nantes / 44000
= 12ter, r. des Lilas
= 12 TER RUE DES LILAS
≠ 12 rue des Lilas
≠ 12 bis rue des Lilas
≠ 12 quater rue des Lilas

Résidence Les Ormes, Bât B Esc 2 Appt 14, 5 avenue Foch // Nantes / 44000
= 5 av. Foch / Rés. Les Ormes, Bâtiment B, Escalier 2, Appartement 14
= Bat. B, esc. 2, apt 14 / Résidence Les Ormes, 5 avenue Foch
≠ Résidence Les Ormes, Bât C Esc 2 Appt 14, 5 avenue Foch
≠ Résidence Les Ormes, Bât B Esc 1 Appt 14, 5 avenue Foch
≠ Résidence Les Ormes, Bât B Esc 2 Appt 15, 5 avenue Foch

8 place du Maréchal Foch // Angers / 49100
= 8 pl. Mal Foch
= 8, Pl du Maréchal-Foch // ANGERS / F-49100
≠ 8 place du Maréchal Juin

3 boulevard du Commandant Fern // Toulon / 83000
= 3 bld Cdt Fern
= 3 bvd du Cdt. Fern

10 rue du Faubourg Saint-Antoine // Paris / 75011
= 10 rue du Fg St Antoine // Paris 11e / 75011
= 10 r. du fbg St-Antoine // PARIS 11 / 75011
= 10 rue du Faubourg Saint-Antoine // Paris 11ème arrondissement / 75011
≠ 10 rue du Faubourg Saint-Martin

7 rue Sainte-Catherine // Bordeaux / 33000
= 7 r. Ste Catherine
≠ 7 rue Saint-Catherin

4 impasse de l’Abbé Fern // Rennes / 35000
= 4 imp. de l'Abbe Fern
= 4 IMP DE L ABBE FERN

6 allée des Tilleuls // Metz / 57000
= 6 all. des Tilleuls
≠ 6 chemin des Tilleuls

9 chemin du Moulin // Aix-en-Provence / 13100
= 9 ch. du Moulin // Aix en Provence / 13100
= 9 che du moulin // AIX EN PCE / 13100
≠ 9 chemin du Moulin Neuf

12 rue de Rivoli, 1er étage droite // Paris / 75004
= 12 rue de Rivoli / 1er ét. dte
= 12 rue de Rivoli / premier étage, porte droite
≠ 12 rue de Rivoli, 1er étage gauche
≠ 12 rue de Rivoli, 2e étage droite

12 rue de Rivoli, RDC gauche // Paris / 75004
= 12 rue de Rivoli / rez de chaussée gauche
≠ 12 rue de Rivoli, RDC droite

Chambre 214, 20 rue des Écoles // Dijon / 21000
= 20 rue des Ecoles / ch. 214
= 20 rue des Écoles, chambre n° 214
≠ Chambre 215, 20 rue des Écoles

Lieu-dit La Croix Blanche // Beaune / 21200
= La Croix Blanche
= Lieu dit la croix-blanche
= LD La Croix Blanche
≠ Lieu-dit La Croix Rouge

5 lieu-dit Kerbrat // Plouay / 56240
= 5 Kerbrat
= 5, Kerbrat
≠ 6 Kerbrat

12-14 rue Neuve // Lyon / 69001
= 12/14 rue Neuve
= 12 - 14, r. Neuve // Lyon 1er / 69001
≠ 12-16 rue Neuve

BP 123 // Lille Cedex / 59003
= B.P. 123 // LILLE / 59003
= BP 123 / 5 rue de Paris // Lille Cedex / 59003
≠ BP 124 // Lille Cedex / 59003

CS 10001 // Lyon Cedex 03 / 69439
= C.S. 10001 // Lyon / 69439
= CS 10001 / 5 rue de la République // Lyon Cedex 03 / 69439
≠ CS 10002 // Lyon Cedex 03 / 69439

3 rue du Bac // Paris / 75007
= 3 rue du Bac // Paris 7e / 75007
= 3 rue du Bac // Paname / 75007
≠ 3 rue du Bac // Paris / 75006

27 boulevard Jean Jaurès // Nice / 06300
= 27 Bd Jean-Jaurès
= 27, blvd. jean jaures
= 27 BOUL JEAN JAURES
≠ 27 bis boulevard Jean Jaurès
≠ 27 rue Jean Jaurès

4 allée des Tilleuls, appartement 12 // Nantes / 44000
= 4 all. des Tilleuls / Apt 12
= 4 allée des Tilleuls / Appt. n° 12
= Appart 12 / 4 allee des tilleuls
≠ 4 allée des Tilleuls, appartement 2

15 ter rue du Fbg Saint-Antoine // Paris / 75011
= 15ter rue du Faubourg St Antoine // PARIS 11 / 75011
= 15 ter r. du Faubourg Saint Antoine // Paris 11e / 75011
≠ 15 bis rue du Fbg Saint-Antoine

10 quai de la Loire, escalier C, 4e étage, porte gauche // Paris / 75019
= 10 quai de la Loire / Esc. C 4ème ét. gauche
≠ 10 quai de la Loire, escalier D, 4e étage, porte gauche

3 impasse du Moulin // Pau / 64000
= 3 imp. du Moulin
≠ 3 chemin du Moulin

ZA des Fontaines, 8 rue des Artisans // Vannes / 56000
= 8 rue des Artisans / Z.A. des Fontaines

25 chemin des Vignes // Dijon / 21000
= 25 chem. des Vignes
= 25 ch. des Vignes
= 25 che des vignes
`;
