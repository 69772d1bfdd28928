const cors = { 'access-control-allow-origin': '*' };

/** What the auth service answers with, also to pages of other origins. */
export const authAnswer = (body: unknown, status = 200) => Response.json(body, { status, headers: cors });

export function authRefusal(status: number, error_code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code, msg },
    { status, headers: { ...cors, 'x-sb-error-code': error_code } },
  );
}
