/** The United Kingdom; format: parse-pairs.fixture.ts. */
export const GB = `
[GB]

10 High Street // Leith / EH6 6JN
= 10 HIGH ST. // Edinburgh / eh66jn
= 10, High Street / Leith // Edinburgh / EH6  6JN
= No. 10 High Street, Leith EH6 6JN
= １０　Ｈｉｇｈ　Ｓｔｒｅｅｔ // Leith / ＥＨ６ ６ＪＮ
= Fern Ltd / 10 High Street
= c/o Ada Fern / 10 High St
= 10 High Street Leith EH6 6JN
= 10 High Street / 10 High St
≠ 12 High Street
≠ 10 Rose Street
≠ 10 High Street // Leith / EH6 6JP
≠ 10 High Road

Flat 2, 10 High Street // Leith / EH6 6JN
= 10 High Street / Flat 2
= Apartment 2 / 10 High St
= Apt. 02, 10 High Street, 1st Floor
= Flat Two 10 High Street
≠ Flat 10, 2 High Street
≠ 10 High Street

Flat 4B, 10 High Street // Leith / EH6 6JN
= 10 High Street / flat 4-b

12A Rose Lane // York / YO1 7HH
= 12 a Rose Ln // York / YO17HH
≠ 12B Rose Lane
≠ 12 Rose Lane

3 St John's Road // London / SW1A 0AA
= 3 Saint Johns Rd // London / SW1A OAA

Flat 1, Rose Court, High Street // York / YO1 7HH
= Rose Court, flat 1 / High St

Rose Cottage / Mill Lane // York / YO1 7HH
= ROSE COTTAGE, Mill Ln

PO Box 12 // York / YO1 7HH
= P.O. Box 12 / High Street
≠ PO Box 13

First Floor Flat, 10 High Street // Leith / EH6 6JN
= 10 High Street, 1st floor flat
≠ Second Floor Flat, 10 High Street

10-12 High Street // Leith / EH6 6JN
= 10 – 12 High St

Flat 3/1, 10 Dumbarton Road // Glasgow / G11 5AA
= 3/1, 10 Dumbarton Rd

10 High Street // Edinburgh / EH6 6JN
= 10 High Street, Leith EH6 6JN

Flat 2, Rose Court, 10 High Street // Leith / EH6 6JN
= Flat 2 Rose Court 10 High St

Flat 1, 10 High Street // Leith / EH6 6JN
≠ Flat 2, 10 High Street

Flat 1, 12 High Street // Leith / EH6 6JN
≠ Flat 11, 2 High Street

Flat 4A, 10 High Street // Leith / EH6 6JN
≠ Flat 4B, 10 High Street

Basement Flat, 10 High Street // Leith / EH6 6JN
≠ Top Floor Flat, 10 High Street

Rose Cottage, Mill Lane // York / YO1 7HH
≠ Thorn Cottage, Mill Lane

Flat 1, Rose Court, 10 High Street // York / YO1 7HH
≠ Flat 1, Thorn Court, 10 High Street

1 Rose Court, High Street // York / YO1 7HH
≠ 1 High Street

10 High Street / Room 3 // Leith / EH6 6JN
≠ 10 High Street / Room 4

10 High Street / Porch 3 // Leith / EH6 6JN
≠ 10 High Street / Porch 4

Flat 2, 10 Palace Road // London / SW2 3EJ
= 2/10 Palace Road
= 10 Palace Rd. / FLAT NO. 2

Flat 3/2, 14 Dumbarton Road // Glasgow / G11 5AA
= 3/2, 14 Dumbarton Rd
= 14 Dumbarton Road / Flat 3/2
= 14 Dumbarton Road, 3/2
= Flat 3/2 14 Dumbarton Road // GLASGOW / g115aa
≠ Flat 2/3, 14 Dumbarton Road
≠ Flat 3/1, 14 Dumbarton Road
≠ Flat 32, 14 Dumbarton Road
≠ Flat 3/2, 16 Dumbarton Road
≠ 14 Dumbarton Road

2F1, 25 Marchmont Road // Edinburgh / EH9 1HY
= 25 Marchmont Road (2F1)
= Flat 2F1 / 25 Marchmont Rd
= 25 Marchmont Road / 2f1
≠ 2F2, 25 Marchmont Road
≠ 1F1, 25 Marchmont Road
≠ 2F1, 27 Marchmont Road
≠ Flat 21, 25 Marchmont Road

25/6 Marchmont Road // Edinburgh / EH9 1HY
= Flat 6, 25 Marchmont Road
= 25 Marchmont Road, Flat 6
≠ 25/7 Marchmont Road
≠ 6/25 Marchmont Road
≠ 256 Marchmont Road

Ground Floor Flat, 8 Beech Avenue // Bristol / BS6 5QA
= GFF, 8 Beech Ave
= 8 Beech Avenue / Ground floor flat
= 8 Beech Av (Ground Floor)
≠ Lower Ground Floor Flat, 8 Beech Avenue
≠ First Floor Flat, 8 Beech Avenue
≠ Garden Flat, 8 Beech Avenue

First Floor Flat, 8 Beech Avenue // Bristol / BS6 5QA
= FFF, 8 Beech Avenue
≠ Top Floor Flat, 8 Beech Avenue

The Old Rectory, Church Lane // Ashby / LE65 1AB
= Old Rectory / Church Ln
= THE OLD RECTORY / CHURCH LANE, ASHBY // Ashby / LE65 1AB
≠ The Old Vicarage, Church Lane
≠ The Old School House, Church Lane

4 Mill Lane // Ashby / LE65 1AB
= Rose Cottage, 4 Mill Lane
= Rose Cottage / 4 Mill Lane

Unit 5, Thorn Industrial Estate, Mill Road // Leeds / LS10 1AA
= Unit 5 / Thorn Ind. Est., Mill Rd
≠ Unit 6, Thorn Industrial Estate, Mill Road

Apartment 12, Block C, Meridian Court, 2 Quay Street // Cardiff / CF10 5AB
= Apt 12 / Blk C, Meridian Ct, 2 Quay St
≠ Apartment 12, Block D, Meridian Court, 2 Quay Street
≠ Apartment 21, Block C, Meridian Court, 2 Quay Street

2 The Mews, Station Road // Harrogate / HG1 1AA
= 2 The Mews / Station Rd.
≠ 2 Station Road

12 St Mary's Street // Ely / CB7 4ES
= 12 Saint Marys St
= ١٢ St Mary’s Street
≠ 12 St Martin's Street

10 High Street Upper // Leith / EH6 6JN
≠ 10 High Street Lower

5 Mount Pleasant // London / WC1X 0AE
= 5 Mt. Pleasant // LONDON / wc1x0ae
= 5 Mount Pleasant // London / WC1X OAE
≠ 5 Mount Pleasant // London / WC1X 0AP

7 Orchard Gardens, Upton // Poole / BH16 5AA
= 7 Orchard Gdns, Upton
= 7, Orchard Gdns. / Upton

10-12 Castle Street // Leith / EH6 6JN
= 10 - 12 Castle St
≠ 10-14 Castle Street
≠ 1012 Castle Street

Room 214, Fern Hall, 20 College Road // Exeter / EX4 4QF
= Rm 214 / Fern Hall, 20 College Rd
≠ Room 215, Fern Hall, 20 College Road
≠ Room 214, Thorn Hall, 20 College Road

Flat 3, 22 Baker Street // London / W1U 3BW
= 22 Baker St, Flat 3 // LONDON / w1u3bw
= Flat no. 3, 22 Baker Street
= 3/22 Baker Street
= Unit 3, 22 Baker Street
≠ Flat 4, 22 Baker Street
≠ 22 Baker Street

Ground Floor Flat, 8 Elm Grove // Brighton / BN2 3DD
= 8 Elm Grove, Ground Floor Flat
= GFF, 8 Elm Grove
= 8 Elm Gr. (ground floor)
≠ Basement Flat, 8 Elm Grove

14 St Mary's Terrace // Hastings / TN34 3LS
= 14 Saint Marys Terr.
= 14 St. Mary’s Ter
≠ 14 St Mary's Road

The Old Rectory / Church Lane // Rye / TN31 7AA
= Old Rectory, Church Ln.
= The Old Rectory, Church Lane / Rye

Apartment 12, The Quays, 5 Harbour Way // Cardiff / CF10 4PA
= Apt 12 The Quays / 5 Harbour Way
= 12 The Quays, 5 Harbour Way
≠ Apartment 21, The Quays, 5 Harbour Way

1 Kings Crescent // Leeds / LS6 2AA
= 1 King's Cres.
= 1, Kings Cres
`;
