/**
 * Inserts rows like `row`, of the table's type, with these columns of their own. The function stands in `from`, since
 * `(function()).*` calls it once for each column.
 * @param {string} table @param {string} row @param {string} columns @param {string} from @param {string} [where]
 */
export const insertLike = (table, row, columns, from, where = 'true') =>
  `insert into ${table} select made.* from ${from},
     lateral jsonb_populate_record(${row}, jsonb_build_object(${columns})) made where ${where}`;
