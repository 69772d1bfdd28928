import type postgres from 'postgres';
import { demoAccounts } from '../demo-accounts.ts';
import { seedDemoData, type DemoDatabase } from './seed-demo-data.ts';

const databaseOf = (sql: postgres.Sql | postgres.TransactionSql): Omit<DemoDatabase, 'transaction'> => ({
  query: async (statement, parameters = []) => {
    const values = parameters.map((value) => JSON.stringify(value));
    // Given as text, which the driver would write as a value of JSON once more.
    return { rows: await sql.unsafe(statement.replaceAll('$1', '$1::text::jsonb'), values) };
  },
  exec: (statement) => sql.unsafe(statement).simple(),
});

/** The same on a PostgreSQL server of its own, as its superuser, with the demo accounts: for tests and measurements. */
export async function seedServer(sql: postgres.Sql): Promise<boolean> {
  for (const { id, email, role } of demoAccounts) {
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
    await sql`insert into public.user_roles (user_id, role) values (${id}, ${role})`;
  }
  return seedDemoData({
    ...databaseOf(sql),
    transaction: (work) => sql.begin((transaction) => work(databaseOf(transaction))),
  });
}
