/** Answer to a request with another method than `allowed`. */
export function methodNotAllowed(allowed: string): Response {
  return new Response(null, { status: 405, headers: { allow: allowed } });
}
