/** The United States; format: parse-pairs.fixture.ts. */
export const US = `
[US]

123 N Main Street, Apt 4B // Mission / 66202
= 123 North Main St #4B // Shawnee Mission / 66202-1234
= 123 N. Main St. / Apartment 4-B
= 123 N Main St 4B
≠ 123 N Main Street, Apt 4C

350 Fifth Avenue, Suite 200 // New York / 10118
= 350 5th Ave Ste 200 // NYC / 10118
≠ 350 Fifth Avenue, Suite 201

9 Oak Boulevard // Austin / 78701
= 9 Oak Blvd.

123 1/2 Oak Drive // Austin / 78701
= 123 1/2 Oak Dr

9 Oak Court, Floor 3 // Austin / 78701
= 9 Oak Ct Fl 3

123 Main Street Rear // Austin / 78701
= 123 Main St / rear

123 N Main Street // Mission / 66202
≠ 123 S Main Street
≠ 123 N Main Avenue

123 Main Street #1 // Mission / 66202
≠ 123 Main Street #11

350 5th Ave // New York / 10118
≠ 350 6th Ave

123 Oak Drive // Austin / 78701
≠ 123 1/2 Oak Drive

123 Highway 7 // Austin / 78701
≠ 123 Highway 8

123 Main Street, Upper // Austin / 78701
≠ 123 Main Street, Lower

RR 2 Box 152 // Austin / 78701
≠ RR 3 Box 152

123 Main Street, Bldg 2 Apt 301 // Austin / 78701
≠ 123 Main Street, Bldg 3 Apt 301

123 Main St N // Fargo / 58102
= 123 Main Street North
= 123 MAIN ST. N.
≠ 123 N Main St
≠ 123 Main St S

1600 Pennsylvania Ave NW // Washington / 20500
= 1600 Pennsylvania Avenue Northwest // WASHINGTON / 20500-0003
= 1600 Pennsylvania Ave N.W.
≠ 1600 Pennsylvania Ave SE

230 W 42nd St, Apt 7C // New York / 10036
= 230 West 42nd Street #7C
= 230 W. 42 St., Apartment 7-C
= 230 West 42nd Street, Unit 7C // NYC / 10036
≠ 230 W 43rd St, Apt 7C
≠ 230 E 42nd St, Apt 7C
≠ 230 W 42nd St, Apt 7D
≠ 230 W 42nd St

12 First Ave // Boise / 83701
= 12 1st Ave
= 12 FIRST AVENUE
≠ 12 First St
≠ 12 Second Ave

350 S 200 E // Salt Lake City / 84111
= 350 South 200 East
≠ 350 S 200 W
≠ 350 S 300 E

800 Ocean Dr PH 2 // Miami / 33139
= 800 Ocean Drive, Penthouse 2
= 800 Ocean Drive # PH2
≠ 800 Ocean Dr PH 1
≠ 800 Ocean Dr # 2

55 Oak Ct, Bldg C, Apt 12 // Reno / 89501
= 55 Oak Court / Building C #12
= Apt 12, Bldg. C / 55 Oak Ct
≠ 55 Oak Ct, Bldg D, Apt 12
≠ 55 Oak Ct, Bldg C, Apt 21

77 Pine Rd Lot 12 // Ocala / 34470
= 77 Pine Road, Lot #12
≠ 77 Pine Rd Lot 13
≠ 77 Pine Rd

77 Pine Rd Trlr 12 // Ocala / 34470
= 77 Pine Road, Trailer 12

123 Main St PMB 12 // Austin / 78701
= 123 Main Street #12
≠ 123 Main St PMB 13

RR 2 Box 152 // Salem / 97301
= Rural Route 2 Box 152
= R.R. 2, Box 152
= RR #2 Box #152
≠ RR 2 Box 153
≠ PO Box 152

HC 68 Box 23A // Salem / 97301
= Highway Contract Route 68 Box 23-A
≠ HC 68 Box 23B
≠ HC 69 Box 23A

PO Box 1234 // Salem / 97308
= P.O. Box 1234
= POB 1234
= Post Office Box 1234
= Box 1234
≠ PO Box 1243

4500 US Highway 17 S // Myrtle Beach / 29577
= 4500 US Hwy 17 South
= 4500 U.S. Highway 17 S
= 4500 US-17 S
≠ 4500 US Highway 17 N
≠ 4500 US Highway 18 S

99 County Road 12 // Salida / 81201
= 99 Co Rd 12
= 99 CR 12
= 99 County Rd. 12
≠ 99 County Road 13

99 State Route 9 // Catskill / 12414
= 99 State Rte 9
= 99 SR 9
≠ 99 State Route 90

41-25 Kissena Blvd Apt 2A // Flushing / 11355
= 4125 Kissena Boulevard #2A
≠ 41-27 Kissena Blvd Apt 2A

14 St. Charles Ave // New Orleans / 70130
= 14 Saint Charles Avenue
≠ 14 St. Claude Ave

6 Sunset Ridge Cv // Memphis / 38103
= 6 Sunset Rdg Cove
= ６ Sunset Ridge Cove
≠ 6 Sunset Ridge Ct

80 Mill Creek Xing // Dover / 19901
= 80 Mill Crk Crossing
≠ 80 Mill Creek Ln

123A Elm St // Austin / 78701
= 123-A Elm Street
= 123 A Elm St
≠ 123B Elm St
≠ 123 E Elm St

9 Oak Blvd, Ste 300 // Austin / 78701
= Suite 300 / 9 Oak Boulevard
= 9 Oak Blvd / STE. 300
≠ 9 Oak Blvd, Ste 301
≠ 9 Oak Blvd, Ste 300 // Houston / 77002

1200 West Elm Street, Apartment 5 // Boise / 83702
= 1200 W Elm St Apt 5
= 1200 W. Elm St., #5
= 1200 W Elm St Unit 5
= 1200 W Elm St. Apt. 05
= APT 5, 1200 W ELM ST
= 1200 W Elm Street No. 5
≠ 1200 W Elm St Apt 6
≠ 1200 E Elm St Apt 5

77 Martin Luther King Jr Blvd // Boise / 83702
= 77 Martin Luther King Junior Boulevard

455 County Road 12 // Ely / 55731
= 455 CR 12
= 455 Co Rd 12
≠ 455 County Road 13

9 Mount Vernon Pkwy // Boise / 83702
= 9 Mt. Vernon Parkway
= 9 Mt Vernon Pky

310 Saint Charles Ave // New Orleans / 70130
= 310 St. Charles Avenue
= 310 St Charles Av

PO Box 88 // Boise / 83702
= P O Box 88
= Post Office Box 88
= POB 88
≠ PO Box 89

22 First Street // Boise / 83702
= 22 1st St
≠ 22 Second Street

600 E 3rd Ave, Fl 2 // Boise / 83702
= 600 East Third Avenue, 2nd Floor
`;
