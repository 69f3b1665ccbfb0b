/** One place on the label axis: a day, a store, a reason. */
export interface ChartPoint {
  key: string;
  /** What stands on the axis, in the reader's language. */
  label: string;
  /** The list behind the figure. With it the column is a link, and so is the row of the table. */
  href?: string | undefined;
}

/** One value for each point. */
export interface ChartSeries {
  key: string;
  name: string;
  /** As many as there are points. Money in minor units, shares from 0 to 1. */
  values: readonly number[];
}

/** The figures of a chart as text, for its table. */
export interface ChartTableData {
  /** The heads of all columns, that of the row heads first. */
  columns: readonly string[];
  rows: readonly { key: string; label: string; href?: string | undefined; cells: readonly string[] }[];
}
