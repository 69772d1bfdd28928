import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

const named = new AsyncLocalStorage<string>();

/** Lets policies see a name such as `storage.object.sign_many`, whatever route of the library does the work. */
export function asOperation<T>(operation: string, act: () => Promise<T>): Promise<T> {
  return named.run(operation, act);
}

/** Makes `asOperation` known to the database: the library takes the name from the route. */
export function nameOperations(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, act, options) => {
    const operation = named.getStore();
    const storage = operation && { operation, normalizedOperation: operation.replace('storage.', '') };
    return withContext(storage ? { ...variables, storage } : variables, act, options);
  };
}
