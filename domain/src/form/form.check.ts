import * as z from 'zod/mini';

/** What a check of all fields answers: the values as they are kept, or one error key for each wrong field. */
export type FormCheck<Value, Errors> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: Errors };

/**
 * Checks every field by a schema whose messages are error keys, the values of `Errors`. What is no object at all lacks
 * every field.
 */
export function checkForm<Value, Errors extends Readonly<Record<string, string | undefined>>>(
  schema: z.ZodMiniType<Value>,
  input: unknown,
): FormCheck<Value, Errors> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const result = z.safeParse(schema, isObject ? input : {});
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const [name] = path;
    if (typeof name === 'string') errors[name] ??= message;
  }
  return { ok: false, errors: errors as Errors };
}
