/** Belgium, Austria, Switzerland, Ireland; Japan; format: parse-pairs.fixture.ts. */
export const NEAR = `
[BE]

Rue Neuve 12 boîte 3 // Bruxelles / 1000
= Rue Neuve 12, bte 3 // Brussels / B-1000

Nieuwstraat 12 bus 3 // Antwerpen / 2000
= Nieuwstr. 12 / bus 03 // Antwerp / 2000
≠ Nieuwstraat 12 bus 4

Rue Neuve 12/3 // Bruxelles / 1000
= Rue Neuve 12 boîte 3 // Brussel / 1000
= 12, rue Neuve, bte 3
≠ Rue Neuve 12/4
≠ Rue Neuve 12
≠ Rue Neuve 123

Chaussée de Charleroi 45 // Saint-Gilles / 1060
= Chée de Charleroi 45 // St-Gilles / B-1060
≠ Avenue de Charleroi 45

Gentsesteenweg 12A bus 201 // Mechelen / 2800
= Gentsestwg. 12 A / bus 0201
≠ Gentsesteenweg 12A bus 202
≠ Gentsesteenweg 12B bus 201

[AT]

Mariahilfer Straße 12/3/15 // Wien / 1060
= Mariahilfer Str. 12, Stiege 3, Tür 15 // Vienna / A-1060
≠ Mariahilfer Straße 12/15/3

Mariahilfer Straße 12, Top 15 // Wien / 1060
= Mariahilfer Str. 12/15 // Vienna / 1060
= Mariahilferstr. 12, Tür 15
≠ Mariahilfer Straße 12, Top 16
≠ Mariahilfer Straße 12/1/15

Hauptplatz 8, 2. Stock, Tür 5 // Graz / 8010
= Hauptpl. 8 / 2. Stk., Tür 5
≠ Hauptplatz 8, 2. Stock, Tür 6

[CH]

Bahnhofstrasse 3 // Zürich / 8001
= Bahnhofstr. 3 // Zuerich / CH-8001

Rue du Rhône 12 // Genève / 1204
= 12, rue du Rhône // Geneva / CH-1204
= 12 r. du Rhone // Genf / 1204
≠ Rue du Rhône 14

Seestrasse 44a, 3. Stock // Zürich / 8002
= Seestr. 44 A / 3. OG // Zuerich / 8002
≠ Seestrasse 44a, 2. Stock
≠ Seestrasse 44b, 3. Stock

[IE]

Apartment 3, The Waterfront, Hanover Quay // Dublin 2 / D02 X285
= Apt 3 The Waterfront / Hanover Quay // Dublin / d02x285
≠ Apartment 4, The Waterfront, Hanover Quay // Dublin 2 / D02 X286

Kilbride, Ballyfern // Co. Mayo / F23 AC12
= Kilbride House / Ballyfern // Mayo / F23AC12
≠ Kilbride, Ballyfern // Co. Mayo / F23 AC13

[JP]

千代田1-1-2 // 東京 / 100-0001
≠ 千代田1-1-3
`;
