/** Whether a body is said to be JSON. */
export const isJson = ({ headers }: Request) =>
  headers.get('content-type')?.toLowerCase().startsWith('application/json') ?? false;
