import type { Database } from '../database/open-database.ts';

/** As the library writes rows of which no column is given, which is no SQL. */
const noColumns = /^(insert into (?:"(?:[^"]|"")*"\.)?"(?:[^"]|"")*") \(\) values (\(\)(?:, \(\))*)/;

/** Inserts rows of which every column has its default, as PostgREST does with `{}`. */
export function insertEmptyRows(driver: Database['driver']): void {
  const query = driver.query.bind(driver);
  driver.query = (text, values, options) =>
    query(
      text.replace(noColumns, (_, insert: string, rows: string) => {
        const count = rows.split(',').length;
        return `${insert} select from generate_series(1, ${count})`;
      }),
      values,
      options,
    );
}
