/** The sort to apply on a click on a column: first descending, then ascending. */
export function nextSort<Column extends string>(current: string, column: Column): Column | `-${Column}` {
  return current === `-${column}` ? column : `-${column}`;
}

export function sortDirection(current: string, column: string): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : 'none';
}
