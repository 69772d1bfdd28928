import type { Connection } from '@supabase/lite';

/** Where the library takes on the role of a request, in the transaction that answers it. */
interface TakesRoles {
  applyJwtSessionContext(transaction: Transaction, ...context: readonly unknown[]): Promise<void>;
}

interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}

const applySettings = `
  select set_config(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1), true)
  from pg_roles, unnest(rolconfig) as setting where rolname = current_user`;

/** As the library's query builder, which is no dependency of ours, would compile it. */
const query = {
  sql: applySettings,
  parameters: [],
  query: { kind: 'RawNode', sqlFragments: [applySettings], parameters: [] },
  queryId: { queryId: 'role settings' },
};

/**
 * Gives each request the settings of its role, such as the time after which a statement is given up. PostgreSQL itself
 * applies them to sessions that begin as the role; the hosted API applies them to requests, and the library does not.
 */
export function applyRoleSettings(connection: Connection): void {
  const library = connection as unknown as TakesRoles;
  const takeRole = library.applyJwtSessionContext.bind(connection);
  library.applyJwtSessionContext = async (transaction, ...context) => {
    await takeRole(transaction, ...context);
    await transaction.executeQuery(query);
  };
}
