export interface Sql {
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(statement: string): Promise<unknown>;
}

const batch = 2000;

/** Inserts rows that all have the columns of the first; others are computed of them by the given SQL. */
export async function insertRows(
  sql: Sql,
  table: string,
  rows: readonly object[],
  computed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const into = [...columns, ...Object.keys(computed)].join(', ');
  const values = [...columns, ...Object.values(computed)].join(', ');
  for (let from = 0; from < rows.length; from += batch)
    await sql.query(
      `insert into public.${table} (${into})
       select ${values} from jsonb_populate_recordset(null::public.${table}, $1)`,
      [rows.slice(from, from + batch)],
    );
}
